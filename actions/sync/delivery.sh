# Delivery: a push to the target branch, or a pull request. Source this file after changes.sh.
# ShellCheck does not see the variables of the script that sources it, nor those that the step sets, which are in
# capitals.
# shellcheck shell=bash disable=SC2154,SC2153,SC2034

push_git() {
    authorised "$GITHUB_SERVER_URL" "$PUSH_TOKEN" git "$@"
}

# The current commit of a remote branch; empty if the branch does not exist.
remote_commit() {
    push_git ls-remote origin "refs/heads/$1" | cut -f 1
}

# Pushes $commit to the branch. Sets $delivered, which is false if another push came first; the sync then starts over.
# After any other failure, such as a protected branch, another attempt would fail too.
deliver() {
    local before=$base lease=() now
    delivered=true
    if [ "$DELIVERY" = pull-request ]; then
        before=$(remote_commit "$delivery_branch")
        ! is_there_already "$before" || return 0
        # Replaces the branch only if it has not changed since it was read.
        lease=("--force-with-lease=refs/heads/$delivery_branch:$before")
    fi
    push_git push --quiet ${lease[@]+"${lease[@]}"} origin "HEAD:refs/heads/$delivery_branch" \
        2> "$scratch/git-errors" && return
    print_inert < "$scratch/git-errors"
    now=$(remote_commit "$delivery_branch")
    delivered=false
    [ "$now" = "$before" ] || return 0
    fail "The push to $delivery_branch was refused: $(cat "$scratch/git-errors")" \
        "Is the branch protected? Deliver by pull request, or set DESIGN_TOKENS_PUSH_TOKEN to a token that may push."
}

# Whether the branch of the pull request already has the same files on the same commit.
is_there_already() {
    [ -n "$1" ] || return 1
    push_git fetch --quiet --no-tags origin "+refs/heads/$delivery_branch:refs/remotes/origin/$delivery_branch" ||
        return 1
    [ "$(git rev-parse "$1^{tree}" "$1^")" = "$(git rev-parse 'HEAD^{tree}' 'HEAD^')" ] || return 1
    [ "$(git log -1 --format=%B "$1")" = "$(git log -1 --format=%B HEAD)" ] || return 1
    commit=$1
}

report_delivery() {
    local body=$scratch/body number
    set_output changed true
    set_output commit "$commit"
    if [ "$DELIVERY" = pull-request ]; then
        offer_pull_request
        set_output pull-request "$number"
        set_output body "$body"
        printf '### Design tokens: pull request #%s\n\n' "$number" | summarize
    else
        { printf '### Design tokens: pushed\n\n'; echo "$delivery_branch: $commit" | fenced; } | summarize
    fi
    summarize < "$body"
    echo "delivered $commit to $delivery_branch"
}

# Opens a pull request, or updates the text of the open one. Sets $number.
offer_pull_request() {
    local pulls=repos/$GITHUB_REPOSITORY/pulls
    local text=(--raw-field "title=$title" --field "body=@$body")
    number=$(open_pull_request) ||
        fail "Cannot list the pull requests of this repository." \
            "The job needs \"pull-requests: write\", and so does DESIGN_TOKENS_PUSH_TOKEN, where it is set."
    if [ -n "$number" ]; then
        gh_here --method PATCH "$pulls/$number" "${text[@]}" > /dev/null
    else
        number=$(gh_here --method POST "$pulls" "${text[@]}" --raw-field "head=$delivery_branch" \
            --raw-field "base=$TARGET_BRANCH" --jq .number) ||
            fail "Cannot open the pull request for the branch $delivery_branch, which was pushed." \
                "Settings > Actions > General: allow GitHub Actions to create and approve pull requests."
        [[ ! $number =~ ^[0-9]+$ ]] || ask_for_review
    fi
    [[ $number =~ ^[0-9]+$ ]] || fail "gh did not return the number of a pull request." "It returned: $number"
}

# Requests the reviewers and labels of the pull request $number once, so that removed ones do not come back. A failure
# does not affect the pull request.
ask_for_review() {
    local name people=() labels=()
    while IFS= read -r name; do
        case $name in
        '') ;;
        */*) people+=(--raw-field "team_reviewers[]=${name#*/}") ;;
        *) people+=(--raw-field "reviewers[]=$name") ;;
        esac
    done <<< "${REVIEWERS//$'\r'/}"
    while IFS= read -r name; do
        [ -z "$name" ] || labels+=(--raw-field "labels[]=$name")
    done <<< "${LABELS//$'\r'/}"
    ask_for "pulls/$number/requested_reviewers" ${people[@]+"${people[@]}"}
    ask_for "issues/$number/labels" ${labels[@]+"${labels[@]}"}
}

#   ask_for PLACE FIELD…
ask_for() {
    local place=repos/$GITHUB_REPOSITORY/$1
    shift
    [ $# -gt 0 ] || return 0
    gh_here --method POST "$place" "$@" > /dev/null 2> "$scratch/gh-errors" ||
        printf '::warning title=TokenGenerator::%s\n' "$(escape_message "The pull request has not all of its reviewers and \
labels: $(cat "$scratch/gh-errors")")"
}

# The number of the open pull request from the branch; empty if there is none.
open_pull_request() {
    gh_here --method GET "repos/$GITHUB_REPOSITORY/pulls" --raw-field state=open \
        --raw-field "head=${GITHUB_REPOSITORY%%/*}:$delivery_branch" --raw-field "base=$TARGET_BRANCH" \
        --jq '.[0].number // empty'
}

gh_here() {
    # GH_ENTERPRISE_TOKEN is for GitHub Enterprise.
    GH_TOKEN=$PUSH_TOKEN GH_ENTERPRISE_TOKEN=$PUSH_TOKEN GH_HOST=${GITHUB_SERVER_URL#*://} GH_PROMPT_DISABLED=1 \
        gh api "$@"
}

# Reports that no generated file differs from the target branch, and closes an open pull request, whose changes are
# outdated.
report_nothing_changed() {
    local number
    set_output changed false
    printf '### Design tokens: nothing changed\n\nThe Swift files are up to date with %s.\n' "$(tokens_link)" | summarize
    echo "nothing changed"
    [ "$DELIVERY" = pull-request ] || return 0
    number=$(open_pull_request) || return 0
    [[ $number =~ ^[0-9]+$ ]] || return 0
    gh_here --method PATCH "repos/$GITHUB_REPOSITORY/pulls/$number" --raw-field state=closed > /dev/null
    gh_here --method POST "repos/$GITHUB_REPOSITORY/issues/$number/comments" --raw-field \
        "body=There is nothing left to change: the branch already contains these changes, or the tokens were reverted." > /dev/null
    printf '\nClosed pull request #%s: the branch already contains its changes, or they were reverted.\n' "$number" |
        summarize
}
