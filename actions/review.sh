# The token files of a repository, and the review of a change in them: these functions run `TokenGenerator review`, and
# pass on its output as Markdown for people and as JSON for scripts. Source this file after common.sh.
# ShellCheck does not see the variables that the step sets, which are in capitals.
# shellcheck shell=bash disable=SC2154

# Sets $token_files to the token files of this commit that match the patterns in $FILES, and $pathspecs to these
# patterns for git. Also writes the files to $scratch/files, each followed by a NUL.
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

# Filters paths on standard input, each followed by a NUL: only those of token files are copied.
keep_token_files() {
    local path
    while IFS= read -r -d '' path; do
        ! is_token_path "$path" || printf '%s\0' "$path"
    done
}

# Whether a path can be that of a token file: not hidden, not a configuration, and not a file of another tool that
# TokenGenerator skips too.
is_token_path() {
    [ -n "${foreign_files-}" ] || foreign_files=$(< "$(dirname "${BASH_SOURCE[0]}")/foreign-files.txt")
    case /$1 in
    */.* | */tokengenerator.json) return 1 ;;
    *.json | *.jsonc | *.json5 | *.tokens) ;;
    *) return 1 ;;
    esac
    case $'\n'$foreign_files$'\n' in
    *$'\n'"${1##*/}"$'\n'*) return 1 ;;
    esac
}

# Sets $review_options to the configurations in the lines of $CONFIGURATIONS. Without any, uses the top-level
# tokengenerator.json, or else the token files that match the patterns in $FILES.
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

# Reviews the tokens as generate reads and judges them, with annotations on the lines. The result is TokenGenerator's
# exit code. The review is in $review_text and $review_data; the step ends if there is none.
#
#   review OPTION…
# shellcheck disable=SC2120
review() {
    local status=0
    run_review "$@" || status=$?
    annotate
    return "$status"
}

# Reviews without annotations, for tokens that are not checked out.
run_review() {
    local status=0
    review_text=$scratch/review.md review_data=$scratch/review.json
    rm -f "$review_text" "$review_data"
    run_tool review ${review_options[@]+"${review_options[@]}"} "--markdown=$review_text" "--json=$review_data" "$@" || status=$?
    [ -f "$review_data" ] || fail "TokenGenerator review failed: $(cat "$tool_errors")" "Make sure that TokenGenerator and this action have the same version."
    return "$status"
}

# Prints a value of the review, selected by a jq filter.
reviewed() {
    jq -r "$1" "$review_data"
}

# Prints the review for people, under a heading.
describe_review() {
    printf '### Design tokens\n\n'
    cat "$review_text"
}

link_to_page() {
    printf '\n[Preview of the design system](%s)\n' "$1"
}
