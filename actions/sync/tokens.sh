# The token repository: its commit, its token files, and their download. Source this file after common.sh.
# ShellCheck does not see the variables of the script that sources it, nor those that the step sets, which are in
# capitals.
# shellcheck shell=bash disable=SC2154,SC2153

# Sets $pathspecs from the patterns, and $token_files to the named files, or else to those of the commit that match the
# patterns. Checks each name.
list_token_files() {
    local path
    read_names "$TOKEN_PATTERNS" patterns
    list_pathspecs "$(printf '%s\n' ${names[@]+"${names[@]}"})"
    read_names "$TOKEN_FILES" "token files"
    [ ${#names[@]} -gt 0 ] || [ ${#pathspecs[@]} = 0 ] || find_token_files
    [ ${#names[@]} -gt 0 ] ||
        fail "No token files are configured." \
            "Set the variable DESIGN_TOKENS_FILES: their paths in the token repository, one per line."
    token_files=("${names[@]}")
    for path in "${token_files[@]}"; do check_token_file "$path"; done
}

# Sets $names from a text with one name per line, or from JSON: an array of names, or such a text.
#
#   read_names TEXT WHAT-THEY-ARE
read_names() {
    local name text list=$scratch/files
    text=$(printf '%s' "$1")
    if [[ $text == \[*\] || $text == \"*\" ]]; then
        jq -r '[.] | flatten(1) | if all(type == "string") then .[] else error("not names") end' <<< "$text" > "$list" ||
            fail "The list of $2 is not a JSON array of strings." "It is: $text"
    else
        printf '%s\n' "$text" > "$list"
    fi
    names=()
    while IFS= read -r name; do
        name=${name%$'\r'}
        [ -z "$name" ] || names+=("$name")
    done < "$list"
}

# Sets $names to the token files of the commit, if the message had no room for them.
find_token_files() {
    local name
    {
        fetch_tree "$tokens_commit" && git -C "$tree" read-tree "$tokens_commit" &&
            git -C "$tree" ls-files -z -- "${pathspecs[@]}" > "$scratch/listed"
    } 2> "$scratch/git-errors" ||
        fail "Cannot list the token files of $TOKEN_REPOSITORY: $(cat "$scratch/git-errors")" "$private_advice"
    while IFS= read -r -d '' name; do names+=("$name"); done < <(keep_token_files < "$scratch/listed")
}

# Sets $removed_files to the files that match a pattern and existed at the commit of the last sync, but no longer exist.
# For a renamed file, this is its old name.
list_removed_files() {
    local path
    removed_files=()
    [ "$previous_repository" = "$TOKEN_REPOSITORY" ] && [ ${#pathspecs[@]} -gt 0 ] || return 0
    if ! {
        fetch_tree "$previous_commit" && fetch_tree "$tokens_commit" &&
            git -C "$tree" diff --name-only --no-renames --diff-filter=D -z "$previous_commit" "$tokens_commit" -- \
                "${pathspecs[@]}" > "$scratch/listed"
    } 2> "$scratch/git-errors"; then
        echo "the token files that were removed since the last sync are unknown"
        print_inert < "$scratch/git-errors"
        return
    fi
    while IFS= read -r -d '' path; do
        ! is_plain_path "$path" || removed_files+=("$path")
    done < <(keep_token_files < "$scratch/listed")
}

# Fetches the list of files of a token repository's commit, without their content.
fetch_tree() {
    tree=$scratch/tree
    if [ ! -d "$tree" ]; then
        git init --quiet "$tree"
        git -C "$tree" remote add origin "$TOKEN_SERVER_URL/$TOKEN_REPOSITORY"
    fi
    [ ! -f "$scratch/tree-$1" ] || return 0
    authorised "$TOKEN_SERVER_URL" "$READ_TOKEN" \
        git -C "$tree" fetch --quiet --no-tags --depth 1 --filter=blob:none origin "$1" || return 1
    : > "$scratch/tree-$1"
}

# Token files must be JSON, and are not copied into hidden folders such as .git.
check_token_file() {
    check_path "$1" "token file"
    case $1 in
    *.json | *.jsonc | *.json5 | *.tokens) ;;
    *) fail "The token file \"$1\" does not end in .json, .jsonc, .json5 or .tokens." "$token_file_advice" ;;
    esac
    [ "$folder$1" != "${CONFIGURATION:-tokengenerator.json}" ] ||
        fail "The token file \"$1\" would replace the configuration." "$token_file_advice"
}

token_file_advice="Name token files by their paths in the token repository, such as: tokens/Mode 1.tokens.json"

# Whether a path is relative and cannot leave its folder: no segment is empty or starts with a dot.
check_path() {
    is_plain_path "$1" ||
        fail "The $2 \"$1\" is not a plain relative path." \
            "A path has no leading slash, no name that begins with a dot, and no control characters."
}

is_plain_path() {
    case /$1/ in
    */.* | *//* | *[[:cntrl:]]*) return 1 ;;
    esac
}

# Resolves the commit to use. With a commit, all files belong together, and no cache returns old content, as it might
# for a branch.
resolve_tokens_commit() {
    local lines ref=$TOKEN_REF names=(HEAD) url=$TOKEN_SERVER_URL/$TOKEN_REPOSITORY digits='^[0-9a-f]{40}$'
    ref=${ref#refs/heads/}
    ref=${ref#refs/tags/}
    if [ -n "$ref" ]; then
        git check-ref-format "refs/heads/$ref" ||
            fail "\"$TOKEN_REF\" is not the name of a branch or tag." "Set the variable DESIGN_TOKENS_REF."
        names=("refs/heads/$ref" "refs/tags/$ref" "refs/tags/$ref^{}")
    fi
    tokens_commit=$TOKEN_SHA
    [ -n "$tokens_commit" ] || ! [[ $ref =~ $digits ]] || tokens_commit=$ref
    if [ -n "$tokens_commit" ]; then
        [[ $tokens_commit =~ $digits ]] ||
            fail "\"$tokens_commit\" is not a commit." "Write a commit as 40 lower-case hexadecimal digits."
        return
    fi
    lines=$(authorised "$TOKEN_SERVER_URL" "$READ_TOKEN" \
        git ls-remote -- "$url" "${names[@]}" 2> "$scratch/git-errors") || {
        fail "Cannot read the token repository $url: $(cat "$scratch/git-errors")" "$private_advice"
    }
    # For an annotated tag, the last line has the commit. A branch takes priority over a tag with the same name.
    tokens_commit=$(awk '/\trefs\/heads\// { branch = $1 } { last = $1 } END { print branch ? branch : last }' \
        <<< "$lines")
    [ -n "$tokens_commit" ] || fail "$url has no branch or tag \"${ref:-HEAD}\"." "Set the variable DESIGN_TOKENS_REF."
}

# Downloads one token file, and creates the folders of its path.
#
#   download REPOSITORY COMMIT PATH FILE
#
# The result is 0, or 1 with the URL in $url and the HTTP status in $http_status (000 if there was no response).
download() {
    local encoded
    encoded=$(jq -rn --arg path "$3" '$path | split("/") | map(@uri) | join("/")')
    url=$TOKEN_RAW_URL/$1/$2/$encoded
    mkdir -p "$(dirname "$4")"
    # The header is passed on standard input, so that the token is on no command line.
    http_status=$(printf '%s' "${READ_TOKEN:+Authorization: token $READ_TOKEN}" |
        curl --fail --silent --show-error --location --max-redirs 3 --header @- --retry 3 --retry-connrefused \
            --connect-timeout 20 --max-time 300 --max-filesize 500000000 \
            --output "$4" --write-out '%{http_code}' --url "$url" 2> "$scratch/curl-errors")
}

# Downloads all token files into a folder.
download_token_files() {
    local path
    for path in "${token_files[@]}"; do
        download "$TOKEN_REPOSITORY" "$tokens_commit" "$path" "$1/$path" ||
            fail "Cannot download the token file \"$path\" from $url (status $http_status)." "$(download_advice)"
    done
    echo "downloaded ${#token_files[@]} of the files of $TOKEN_REPOSITORY at $tokens_commit"
}

download_advice() {
    case $http_status in
    401 | 403 | 404) echo "Check the spelling of its path. $private_advice" ;;
    *) printf '%s\nRun the workflow again when the server is available.' "$(cat "$scratch/curl-errors")" ;;
    esac
}

private_advice="A private repository needs the secret DESIGN_TOKENS_READ_TOKEN: a token that may read its contents."
