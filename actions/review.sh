# The token files of a repository, and the review of a change in them: TokenGenerator reviews, and these functions carry what it
# answers, as Markdown for people and as JSON for scripts. It is sourced, after common.sh.
# What the step gives in capitals is not seen here.
# shellcheck shell=bash disable=SC2154

# Sets $token_files, the token files of this commit that the patterns in $FILES match, and $pathspecs, these patterns as git
# takes them. The files are listed in $scratch/files, too, with a NUL behind each.
list_token_files() {
    local path
    list_pathspecs "$FILES"
    [ ${#pathspecs[@]} -gt 0 ] || fail "No token files are configured." "Set TOKEN_FILES at the top of the workflow."
    git ls-files -z -- "${pathspecs[@]}" | keep_token_files > "$scratch/files"
    token_files=()
    while IFS= read -r -d '' path; do
        token_files+=("$path")
    done < "$scratch/files"
    [ ${#token_files[@]} -gt 0 ] ||
        fail "No token files in this repository match: $FILES" "Change TOKEN_FILES at the top of the workflow."
}

# Sets $pathspecs from patterns, one per line.
list_pathspecs() {
    local pattern
    pathspecs=()
    while IFS= read -r pattern; do
        pattern=${pattern%$'\r'}
        [ -z "$pattern" ] || pathspecs+=(":(glob)$pattern")
    done <<< "$1"
}

# Copies those of the paths on standard input, each with a NUL behind it, that token files have.
keep_token_files() {
    local path
    while IFS= read -r -d '' path; do
        ! is_token_path "$path" || printf '%s\0' "$path"
    done
}

# Whether a token file can have a path: not a hidden one, not a configuration's, and not that of another tool's file, which
# TokenGenerator skips, too (TokenFiles.foreignNames).
is_token_path() {
    case /$1 in
    */.* | */tokengenerator.json) return 1 ;;
    */package.json | */package-lock.json | */npm-shrinkwrap.json | */composer.json | */tsconfig.json) return 1 ;;
    */tsconfig.app.json | */tsconfig.node.json | */jsconfig.json | */lerna.json | */nx.json) return 1 ;;
    */turbo.json | */renovate.json | */vercel.json) return 1 ;;
    *.json | *.jsonc | *.json5 | *.tokens) ;;
    *) return 1 ;;
    esac
}

# Sets $review_options: the configurations that the lines of $CONFIGURATIONS name; without any, the tokengenerator.json at the top;
# without that, the token files that the patterns in $FILES match.
list_review_options() {
    review_options=()
    add_review_options --config "$CONFIGURATIONS"
    [ ${#review_options[@]} -gt 0 ] || [ -f tokengenerator.json ] || add_review_options --source "$FILES"
}

#   add_review_options OPTION LINES
add_review_options() {
    local line
    while IFS= read -r line; do
        line=${line%$'\r'}
        [ -z "$line" ] || review_options+=("$1=$line")
    done <<< "$2"
}

# Reviews the tokens as generate reads and judges them, with annotations at the lines. The result is TokenGenerator's own. The
# review is in $review_text and $review_data; a step ends if there is none.
#
#   review OPTION…
# shellcheck disable=SC2120
review() {
    local status=0
    run_review "$@" || status=$?
    annotate
    return "$status"
}

# The same without annotations, for tokens that are not checked out.
run_review() {
    local status=0
    review_text=$scratch/review.md review_data=$scratch/review.json
    rm -f "$review_text" "$review_data"
    run_tool review ${review_options[@]+"${review_options[@]}"} "--markdown=$review_text" "--json=$review_data" "$@" || status=$?
    [ -f "$review_data" ] || fail "TokenGenerator review failed: $(cat "$tool_errors")" "Make sure that TokenGenerator and this action have the same version."
    return "$status"
}

# Prints a value of the review, by a filter of jq.
reviewed() {
    jq -r "$1" "$review_data"
}

# Prints the review for people, below a heading.
describe_review() {
    printf '### Design tokens\n\n'
    cat "$review_text"
}

link_to_page() {
    printf '\n[Preview of the design system](%s)\n' "$1"
}
