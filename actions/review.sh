# What two commits of a token repository differ in, as people who review read it. It is sourced, after common.sh.
# What the step gives in capitals is not seen here.
# shellcheck shell=bash disable=SC2154

# A comment, and the text of a pull request, may have 65,536 characters.
review_size=55000

# The files of this commit that the patterns in $FILES match: sets $token_files.
list_token_files() {
    local pattern path patterns=()
    while IFS= read -r pattern; do
        pattern=${pattern%$'\r'}
        [ -z "$pattern" ] || patterns+=(":(glob)$pattern")
    done <<< "$FILES"
    [ ${#patterns[@]} -gt 0 ] || fail "No token file is named." "Set TOKEN_FILES at the top of the workflow."
    token_files=()
    git ls-files -z -- "${patterns[@]}" > "$scratch/files"
    while IFS= read -r -d '' path; do
        token_files+=("$path")
    done < "$scratch/files"
    [ ${#token_files[@]} -gt 0 ] ||
        fail "No file of this repository is a token file." "Set TOKEN_FILES at the top of the workflow; it is: $FILES"
}

# Sets $configurations from the lines of $CONFIGURATIONS. Without any, tokens are compared and no names: for that there is
# a configuration that names the token files and nothing else.
list_configurations() {
    local line own=.tokengenerator-review.json
    configurations=()
    while IFS= read -r line; do
        line=${line%$'\r'}
        [ -z "$line" ] || configurations+=("$line")
    done <<< "$CONFIGURATIONS"
    [ ${#configurations[@]} = 0 ] || return 0
    jq -n --arg patterns "$FILES" \
        '{sources: [$patterns | splits("\r?\n") | select(. != "")], outputs: []}' > "$own"
    configurations=("$own")
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
