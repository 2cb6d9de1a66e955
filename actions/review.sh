# What two commits of a token repository differ in, as people who review read it. It is sourced, after common.sh.
# What the step gives in capitals is not seen here.
# shellcheck shell=bash disable=SC2154

# A comment, and the text of a pull request, may have 65,536 characters.
review_size=55000

# The configuration that names the token files and nothing else, for a repository without one; and that of those that are here.
own_configuration=.tokengenerator-review.json
present_configuration=.tokengenerator-present.json

# Sets $token_files, the token files of this commit that the patterns in $FILES match, and $pathspecs, these patterns as git
# takes them. The files are listed in $scratch/files, too, with a NUL behind each.
list_token_files() {
    local path
    list_pathspecs "$FILES"
    [ ${#pathspecs[@]} -gt 0 ] || fail "No token file is named." "Set TOKEN_FILES at the top of the workflow."
    git ls-files -z -- "${pathspecs[@]}" | keep_token_files > "$scratch/files"
    token_files=()
    while IFS= read -r -d '' path; do
        token_files+=("$path")
    done < "$scratch/files"
    [ ${#token_files[@]} -gt 0 ] ||
        fail "No file of this repository is a token file." "Set TOKEN_FILES at the top of the workflow; it is: $FILES"
}

# Sets $pathspecs from patterns, one a line.
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
    *.json | *.jsonc | *.tokens) ;;
    *) return 1 ;;
    esac
}

# Sets $configurations from the lines of $CONFIGURATIONS. Without any, tokens are compared and no names: for that there is
# a configuration that names the token files and nothing else.
list_configurations() {
    local line
    configurations=()
    while IFS= read -r line; do
        line=${line%$'\r'}
        [ -z "$line" ] || configurations+=("$line")
    done <<< "$CONFIGURATIONS"
    [ ${#configurations[@]} = 0 ] || return 0
    configure_patterns "$FILES" > "$own_configuration"
    configurations=("$own_configuration")
}

# Prints the configuration whose sources are patterns, one a line, and which has nothing else.
configure_patterns() {
    jq -n --arg patterns "$1" '{sources: [$patterns | splits("\r?\n") | select(. != "")], outputs: []}'
}

# Validates the token files as generate reads them, together: with each configuration that is named, else with the one at the
# top, else by the patterns alone. What is wrong goes to the job summary, below a heading.
#
#   validate_tokens HEADING
validate_tokens() {
    local configuration status=0 named=("${configurations[@]}")
    if [ "${named[0]}" = "$own_configuration" ]; then
        configure_patterns "$(matching_patterns)" > "$present_configuration"
        if [ -f tokengenerator.json ]; then named=(tokengenerator.json); else named=("$present_configuration"); fi
    fi
    for configuration in "${named[@]}"; do
        run_tool validate "--config=$configuration" && continue
        status=1
        { printf '### %s\n\n' "$1"; cat "$tool_errors" "$tool_output" | fenced; } | summarise
    done
    return "$status"
}

# Those of the patterns that match a token file here: the others are for files that may come.
matching_patterns() {
    local pathspec
    for pathspec in "${pathspecs[@]}"; do
        [ -z "$(git ls-files -z -- "$pathspec" | keep_token_files | tr '\0' '\n')" ] ||
            printf '%s\n' "${pathspec#:(glob)}"
    done
}

# What the second commit changes, in Markdown, configuration by configuration.
#
#   describe_review OLD NEW
describe_review() {
    local configuration
    for configuration in "${configurations[@]}"; do
        if [ -n "$CONFIGURATIONS" ]; then printf '### Design tokens: '; code_span "$configuration"; else printf '### Design tokens\n\n'; fi
        if diff_with_usage "$1" "$2" "--config=$configuration" --format markdown \
            > "$scratch/diff" 2> "$scratch/diff-errors"; then
            # Without a configuration of the team's, nothing is to be said about Swift.
            grep -v '^> no output of the configuration takes any' "$scratch/diff" |
                cut_at_line "$((review_size / ${#configurations[@]}))"
        else
            printf 'Something is wrong with these tokens:\n\n'
            cut_at_line "$((15000 / ${#configurations[@]}))" < "$scratch/diff-errors" | fenced
        fi
        echo
    done
}

# Runs diff, which also says where Swift code of this repository uses what changes. That there is none, or that some cannot be
# read, is no reason not to say what changes.
diff_with_usage() {
    if TokenGenerator diff "$@" --usage . > "$scratch/used" 2> "$scratch/used-errors"; then
        cat "$scratch/used-errors" >&2
        cat "$scratch/used"
    else
        TokenGenerator diff "$@"
    fi
}

# The page of the design system as a configuration has it, for whoever wants to look: says where it is in the output "page".
# Without it a change can be reviewed as well.
#
#   draw_page CONFIGURATION
draw_page() {
    local page=$scratch/design-tokens.html
    if TokenGenerator preview ${1:+"--config=$1"} "--output=$page" > "$scratch/page" 2>&1; then
        set_output page "$page"
    else
        print_inert < "$scratch/page"
    fi
}

link_to_page() {
    printf '\n[See the design system as it will be](%s)\n' "$1"
}

# A name of ours as code, in a heading: no character of it ends the code.
code_span() {
    # shellcheck disable=SC2016
    printf '`%s`\n\n' "$(printf '%s' "$1" | tr -d '`\r\n')"
}

# Copies as many whole lines as there is room for, and says when there were more. What is folded ends with it.
#
#   cut_at_line BYTES
cut_at_line() {
    LC_ALL=C awk -v limit="$1" '
        { size += length($0) + 1 }
        size > limit && !cut { if (folded) print "\n</details>"; print "\n… and more: the text is cut here."; cut = 1 }
        cut { next }
        /^<details>/ { folded = 1 }
        /^<\/details>/ { folded = 0 }
        { print }'
}
