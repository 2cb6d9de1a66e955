# Functions for all actions: they write to the log, annotations and the job summary, so that no text from elsewhere (a
# token's name, a path, a message of git) is read as a command to the runner or as Markdown.
#
# Source this file. It also works in the bash 3.2 of macOS.
# shellcheck shell=bash

scratch=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/token-generator.XXXXXX")

# Escapes a text for a command to the runner, after the second ::.
escape_message() {
    local text=$1
    text=${text//'%'/%25}
    text=${text//$'\r'/%0D}
    printf '%s' "${text//$'\n'/%0A}"
}

# Ends the step with an annotation and an entry in the job summary. Pass text from elsewhere on standard input, or refer
# to it in the message.
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
# backticks. The text is cut at GitHub's limit, or after a number of bytes.
#
#   fenced [BYTES]
fenced() {
    local text=$scratch/fenced fence
    head -c "${1:-50000}" > "$text"
    # Read the rest, which is cut off.
    cat > /dev/null
    fence=$(LC_ALL=C tr -c '`' '\n' < "$text" | awk '
        length > longest { longest = length }
        END { for (count = 0; count <= longest || count < 3; count++) printf "`" }')
    printf '%stext\n' "$fence"
    cat "$text"
    printf '\n%s\n\n' "$fence"
}

# Copies standard input to the log, without letting the runner read any line as a command.
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

# Turns the diagnostics of run_tool into annotations. Their paths are relative to the working directory, but annotations
# need paths relative to the repository. GitHub shows ten of each kind.
annotate() {
    local below=
    [[ $PWD/ != "${GITHUB_WORKSPACE:-}"/?* ]] || below=${PWD#"$GITHUB_WORKSPACE"/}/
    # The matchers of an earlier step would annotate the same lines again, without their notes.
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

# Runs TokenGenerator with the given arguments, and shows its output. Stores it in $tool_output and $tool_errors for
# people, and the diagnostics in $tool_diagnostics for scripts: one JSON object per line. The result is TokenGenerator's
# exit code.
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

# Runs git with a token for one server, without showing it on the command line or in the log.
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

# Ends the step if TokenGenerator or another program is missing.
need() {
    local program
    for program in "$@"; do
        command -v "$program" > /dev/null ||
            fail "$program is not installed on this runner." "GitHub-hosted runners have it; install it on self-hosted ones."
    done
    command -v TokenGenerator > /dev/null ||
        fail "TokenGenerator is not on PATH." "Install it in an earlier step; see docs/guides/hand-off.md."
}
