# The changes of a generation: their review, their commit, and a description for people. Source this file after
# common.sh, review.sh and tokens.sh.
# ShellCheck does not see the variables of the script that sources it, nor those that the step sets, which are in
# capitals.
# shellcheck shell=bash disable=SC2154,SC2153,SC2034

# The maximum size of the review in the text of a pull request, in bytes. GitHub rejects a text of more than 65,536
# characters, and images and files follow the review.
review_size=40000

# Stages only new, changed and removed generated files, the changes of the import, and removed token files. Lists them
# in $scratch/changes.
stage_generated_files() {
    local changed=$scratch/changed
    jq -j '.reviews[].files[].path + "\u0000"' "$review_data" > "$scratch/generated"
    refuse_ignored_files
    list_generated --modified --others --exclude-standard > "$changed"
    cat "$scratch/imported" "$scratch/gone" >> "$changed"
    : > "$scratch/changes"
    [ -s "$changed" ] || return 0
    git --literal-pathspecs add --all --pathspec-from-file="$changed" --pathspec-file-nul
    git diff --cached --no-renames --name-status > "$scratch/changes"
}

# Lists the generated files that git finds with some options, each followed by a NUL.
#
#   list_generated OPTION…
list_generated() {
    [ ! -s "$scratch/generated" ] || xargs -0 git --literal-pathspecs ls-files -z "$@" -- < "$scratch/generated"
}

# Commits the staged files. Sets $commit, and $title, which describes the change.
commit_change() {
    title=$(reviewed .title)
    commit_message | git_as_bot commit --quiet --no-verify --cleanup=verbatim --file -
    commit=$(git rev-parse HEAD)
}

# Ends the step if git ignores a generated file: it would silently be missing.
refuse_ignored_files() {
    local path
    while IFS= read -r -d '' path; do
        fail "The generated file \"$path\" is ignored by Git and cannot be committed." \
            "Take it out of .gitignore: this repository holds the generated Swift."
    done < <(list_generated --others --ignored --exclude-standard)
}

is_token_file() {
    local path folder
    for folder in "${folders[@]}"; do
        for path in "${token_files[@]}"; do
            [ "$1" != "$folder$path" ] || return 0
        done
    done
    return 1
}

commit_message() {
    printf '%s\n\n' "$title" \
        "Generated from the token files of $TOKEN_REPOSITORY by TokenGenerator $(TokenGenerator --version)."
    # The next run finds the tokens to compare with by this line.
    echo "Design-Tokens: $TOKEN_REPOSITORY@$tokens_commit"
}

git_as_bot() {
    local name='github-actions[bot]' address='41898282+github-actions[bot]@users.noreply.github.com'
    GIT_AUTHOR_NAME=$name GIT_AUTHOR_EMAIL=$address GIT_COMMITTER_NAME=$name GIT_COMMITTER_EMAIL=$address git "$@"
}

# The token repository's commit as a link.
tokens_link() {
    printf '[%s@%s](%s/%s/commit/%s)' "$TOKEN_REPOSITORY" "${tokens_commit:0:7}" "$TOKEN_SERVER_URL" \
        "$TOKEN_REPOSITORY" "$tokens_commit"
}

# Describes, in Markdown, the changes of the tokens since those of the target branch, and the changes of the files.
describe_change() {
    printf 'Generated from %s.\n\n' "$(tokens_link)"
    [ -z "$incomparable" ] || printf '%s\n\n' "$incomparable"
    cat "$review_text"
    describe_images
    printf '\n<details><summary>Generated files</summary>\n\n'
    fenced 4000 < "$scratch/changes"
    printf '</details>\n'
}

# Sets $previous_repository and $previous_commit: the tokens that the target branch was generated from. Both are empty
# if unknown.
find_previous_tokens() {
    local message trailer='^Design-Tokens: ([A-Za-z0-9_-][A-Za-z0-9._-]*/[A-Za-z0-9_-][A-Za-z0-9._-]*)@([0-9a-f]{40})$'
    previous_repository='' previous_commit=''
    message=$(git log --max-count=1 --extended-regexp --grep="$trailer" --format=%B "$base" |
        grep -E "$trailer" | tail -n 1 || true)
    [[ $message =~ $trailer ]] || return 0
    previous_repository=${BASH_REMATCH[1]} previous_commit=${BASH_REMATCH[2]}
}

# Reviews the tokens and their changes. The step ends if nothing can be generated from them. Without earlier tokens,
# $incomparable is the reason that nothing is compared, and the tokens are delivered anyway.
review_change() {
    local path options=(--replace-edited)
    page=$scratch/design-tokens.html review_options=()
    [ -z "${configurations[0]}" ] || for path in "${configurations[@]}"; do review_options+=("--config=$path"); done
    [ -z "$OUTPUT_ROOT" ] || options+=("--output-root=$OUTPUT_ROOT")
    download_previous_tokens
    [ -n "$incomparable" ] || options+=("--base=$(commit_with "$scratch/old")" --usage=.)
    review "--limit=$review_size" "--page=$page" "${options[@]}" || [ "$(reviewed .errors)" = 0 ] || refuse_generation
}

# Downloads the token files that the target branch was generated from. Sets $incomparable, which is empty on success.
download_previous_tokens() {
    local path old=$scratch/old found=false earlier=$previous_repository@${previous_commit:0:7}
    incomparable=
    if [ -z "$previous_commit" ]; then
        incomparable="These are the first tokens here, so there is nothing to compare them with."
        return
    fi
    rm -rf "$old"
    mkdir -p "$old"
    for path in "${token_files[@]}" ${removed_files[@]+"${removed_files[@]}"}; do
        download "$previous_repository" "$previous_commit" "$path" "$old/$path" >&2 && found=true && continue
        if [ "$http_status" != 404 ]; then
            incomparable="What changed in the tokens is not known: the earlier ones, $earlier, cannot be downloaded (status $http_status)."
            return
        fi
        # The file is new.
        rm -f "$old/$path"
    done
    [ "$found" = true ] ||
        incomparable="What changed in the tokens is not known: the earlier ones, $earlier, are gone."
}

# Prints a commit with the files of this one, and the token files of a folder at the paths in the configurations.
commit_with() {
    local path place blob
    (
        export GIT_INDEX_FILE=$scratch/index
        git read-tree HEAD
        for path in "${token_files[@]}" ${removed_files[@]+"${removed_files[@]}"}; do
            [ -f "$1/$path" ] || continue
            blob=$(git hash-object -w -- "$1/$path")
            for place in "${folders[@]}"; do
                git update-index --add --cacheinfo "100644,$blob,$place$path"
            done
        done
        echo 'Tokens to compare' | git_as_bot commit-tree "$(git write-tree)"
    )
}

# Ends the step if the change breaks Swift code and such changes are not to be delivered.
refuse_breaking_change() {
    [ "$FAIL_ON" = breaking ] && [ "$(reviewed .breaking)" = true ] || return 0
    summarize < "$scratch/body"
    fail "Nothing was delivered, because Swift code that uses the tokens would break: $(reviewed .summary)" \
        "Unset DESIGN_TOKENS_FAIL_ON to have the change delivered all the same."
}
