# What the actions share: saying what happened, in the log, as annotations and in the job summary, so that no text from
# elsewhere (a token's name, a path, a message of git) is taken for a command to the runner or for Markdown.
#
# It is sourced. Everything here works in the bash 3.2 of macOS too.
# shellcheck shell=bash

scratch=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/token-generator.XXXXXX")

# Escapes a text for what follows the second :: of a command to the runner.
escape_message() {
    local text=$1
    text=${text//'%'/%25}
    text=${text//$'\r'/%0D}
    printf '%s' "${text//$'\n'/%0A}"
}

# Ends the step: with an annotation, and an account in the job summary. What a text from elsewhere says goes through
# standard input, or is named in the message.
#
#   fail MESSAGE ADVICE
fail() {
    printf '::error title=TokenGenerator::%s\n' "$(escape_message "$1"$'\n'"$2")"
    { echo "### Design tokens: failed"; echo; printf '%s\n' "$1" "$2" | fenced; } | summarize
    exit 1
}

# Copies standard input to the job summary.
summarize() {
    cat >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
}

# Copies standard input to standard output as a code block that no text can end: its fence is longer than any run of
# backticks. The text is cut where GitHub would refuse it, or after a number of bytes.
#
#   fenced [BYTES]
fenced() {
    local text=$scratch/fenced fence
    head -c "${1:-50000}" > "$text"
    # What follows is for after the cut.
    cat > /dev/null
    fence=$(LC_ALL=C tr -c '`' '\n' < "$text" | awk '
        length > longest { longest = length }
        END { for (count = 0; count <= longest || count < 3; count++) printf "`" }')
    printf '%stext\n' "$fence"
    cat "$text"
    printf '\n%s\n\n' "$fence"
}

# Copies standard input to the log, where no line of it is a command to the runner.
print_inert() {
    local word
    word=$(od -An -v -N16 -tx1 /dev/urandom | tr -d ' \n')
    printf '::stop-commands::%s\n' "$word"
    cat
    printf '\n::%s::\n' "$word"
}

# Sets an output of the step. The value is one line.
set_output() {
    printf '%s=%s\n' "$1" "$2" >> "${GITHUB_OUTPUT:-/dev/null}"
}

# Turns the diagnostics of run_tool into annotations. Their paths are relative to the working directory; annotations want the
# repository's. GitHub shows ten of each kind.
annotate() {
    local below=
    [[ $PWD/ != "${GITHUB_WORKSPACE:-}"/?* ]] || below=${PWD#"$GITHUB_WORKSPACE"/}/
    # Those of an earlier step would annotate the same lines once more, without their notes.
    printf '::remove-matcher owner=%s::\n' token-generator token-generator-run
    jq -r --slurp --arg below "$below" '
        def visible: .[0:2000] | gsub("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]"; "\ufffd");
        def escaped: gsub("%"; "%25") | gsub("\r"; "%0D") | gsub("\n"; "%0A");
        def property: visible | escaped | gsub(":"; "%3A") | gsub(","; "%2C");
        def place:
            if .file == null then ""
            else (if .file | startswith("/") then "" else $below end) as $folder
                | "file=\($folder + .file | property),line=\(.line),col=\(.column),"
            end;
        map(select(.severity == "error")) + map(select(.severity == "warning")) | .[0:100][]
        | "::\(.severity) \(place)title=\(.code)::"
            + ([.message, .notes[0:20][].message] | map(visible) | join("\n") | escaped)' "$tool_diagnostics"
}

# Runs TokenGenerator with the arguments given, and shows what it prints. That is then in $tool_output and $tool_errors, for
# people, and the diagnostics are in $tool_diagnostics, for scripts: one JSON object per line. The result is TokenGenerator's own.
#
#   run_tool COMMAND ARGUMENT…
run_tool() {
    local command=$1 status=0
    shift
    tool_output=$scratch/output tool_errors=$scratch/errors tool_diagnostics=$scratch/diagnostics
    : > "$tool_diagnostics"
    TokenGenerator "$command" "--diagnostics=$tool_diagnostics" "$@" > "$tool_output" 2> "$tool_errors" || status=$?
    cat "$tool_errors" "$tool_output" | print_inert
    return "$status"
}

# Runs git with a token for one server, which neither the command line nor the log shows.
#
#   authorised SERVER-URL TOKEN git ARGUMENT…
authorised() {
    local server=$1 token=$2 encoded
    shift 2
    export GIT_TERMINAL_PROMPT=0
    if [ -z "$token" ]; then "$@"; return; fi
    encoded=$(printf 'x-access-token:%s' "$token" | base64 | tr -d '\n')
    GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$server/.extraheader" \
        GIT_CONFIG_VALUE_0="Authorization: Basic $encoded" "$@"
}

# Ends the step when TokenGenerator or another program is missing.
need() {
    local program
    for program in "$@"; do
        command -v "$program" > /dev/null ||
            fail "$program is not installed on this runner." "GitHub-hosted runners have it; install it on self-hosted ones."
    done
    command -v TokenGenerator > /dev/null ||
        fail "TokenGenerator is not on PATH." "Install it in an earlier step; see docs/guides/hand-off.md."
}
