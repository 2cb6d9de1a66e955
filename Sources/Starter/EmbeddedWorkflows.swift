// Made from templates/ by Scripts/embed-templates: change the templates, then run the script.
// swift-format-ignore-file

/// The GitHub workflows, by name; {{repository}}, {{version}} and {{revision}} are of this tool.
enum EmbeddedWorkflows {
    static let all: [String: String] = [
        "check-design-tokens": ##"""
# THIS FILE BELONGS IN THE REPOSITORY THAT HOLDS THE TOKEN FILES: move it to .github/workflows/check-design-tokens.yml there.
#
# It reviews a pull request that changes token files before it is merged: errors and warnings appear at their lines, and the
# job's summary says what changes and what is left out. It needs no right but to read, so it runs for forks, too.
# comment-design-tokens.yml says the same in a comment.
#
# More: https://github.com/{{repository}}/blob/{{version}}/docs/guides/hand-off.md
name: Check design tokens

on:
  pull_request:
    # Where the token files and the configurations lie.
    paths: ["tokens/**", "**/tokengenerator.json"]

env:
  # The token files, one pattern a line: * stands for any name, ** for any folders.
  TOKEN_FILES: |
    tokens/**/*.json
  # The configurations in this repository whose names in Swift count, one a line; empty: the
  # tokengenerator.json at the top, or, without one, the tokens alone.
  CONFIGURATIONS: ${{ vars.DESIGN_TOKENS_CONFIGURATIONS }}

# A newer push to a pull request ends the run of the one before it.
concurrency:
  group: check-design-tokens-${{ github.event.pull_request.number }}
  cancel-in-progress: true

permissions: {}

jobs:
  check:
    name: Check
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read # to check out the token files
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          # What merges the pull request, and the commit that it is merged into.
          fetch-depth: 2
          persist-credentials: false
      - name: Install TokenGenerator
        uses: {{repository}}@{{revision}}
      - name: Check
        uses: {{repository}}/actions/check@{{revision}}
        with:
          files: ${{ env.TOKEN_FILES }}
          configurations: ${{ env.CONFIGURATIONS }}

"""##,
        "comment-design-tokens": ##"""
# THIS FILE BELONGS IN THE REPOSITORY THAT HOLDS THE TOKEN FILES: move it to .github/workflows/comment-design-tokens.yml there.
#
# When check-design-tokens.yml has run, it says in a comment of the pull request what that changes in the tokens. There is
# one comment, which is brought up to date. It has a token that may write, also where a fork asks: so it checks out nothing
# of the pull request and runs nothing of it. TokenGenerator reads the token files from Git.
#
# More: https://github.com/{{repository}}/blob/{{version}}/docs/guides/hand-off.md
name: Comment on design tokens

on:
  workflow_run: # zizmor: ignore[dangerous-triggers] nothing of the pull request is checked out, run or taken over as text
    workflows: ["Check design tokens"]
    types: [completed]

env:
  # The token files and the configurations, as in check-design-tokens.yml.
  TOKEN_FILES: |
    tokens/**/*.json
  CONFIGURATIONS: ${{ vars.DESIGN_TOKENS_CONFIGURATIONS }}

# Comments are made in the order of the runs.
concurrency:
  group: comment-design-tokens-${{ github.event.workflow_run.head_repository.full_name }}-${{ github.event.workflow_run.head_branch }}
  cancel-in-progress: false

permissions: {}

jobs:
  comment:
    name: Comment
    if: github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.conclusion != 'cancelled'
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read # to read the token files
      pull-requests: write # to comment
      actions: read # to find the page that the run has kept
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          # The default branch, never the pull request.
          ref: ${{ github.event.repository.default_branch }}
          persist-credentials: false
      - name: Install TokenGenerator
        uses: {{repository}}@{{revision}}
      - name: Comment
        uses: {{repository}}/actions/comment@{{revision}}
        with:
          head-sha: ${{ github.event.workflow_run.head_sha }}
          files: ${{ env.TOKEN_FILES }}
          configurations: ${{ env.CONFIGURATIONS }}
          # A page that a fork has made is not linked to: anything can be in it.
          run-id: ${{ github.event.workflow_run.head_repository.full_name == github.repository && github.event.workflow_run.id || '' }}

"""##,
        "notify-ios": ##"""
# THIS FILE BELONGS IN THE TOKEN REPOSITORY: move it to .github/workflows/notify-ios.yml there.
#
# It reviews the token files, and unless nothing could be generated from them, notifies the iOS repositories; each of them
# then runs its sync-design-tokens.yml. To set up in the token repository, Settings > Secrets and variables > Actions:
#
#   variable DESIGN_TOKENS_RECEIVERS       the iOS repositories, OWNER/NAME, one a line
#   secret   DESIGN_TOKENS_NOTIFY_TOKEN    a token with "Contents: read and write" on them: of a GitHub App, or a
#                                          fine-grained personal access token. The token that GitHub gives every run
#                                          reaches this repository only.
#
# More: https://github.com/{{repository}}/blob/{{version}}/docs/guides/hand-off.md
name: Notify iOS

on:
  push:
    # The branch that designers push to, and where the token files and images lie.
    branches: [main]
    paths: ["tokens/**", "images/**"]
  workflow_dispatch:

env:
  # The token files, one pattern a line: * stands for any name, ** for any folders.
  TOKEN_FILES: |
    tokens/**/*.json
  # The configurations in this repository to read them with, one a line; empty: the tokengenerator.json at its top, or none.
  CONFIGURATIONS: ${{ vars.DESIGN_TOKENS_CONFIGURATIONS }}
  RECEIVERS: ${{ vars.DESIGN_TOKENS_RECEIVERS }}
  # Where the iOS repositories are; to be changed only when that is another GitHub than this one.
  RECEIVER_API_URL: ${{ vars.DESIGN_TOKENS_API_URL || github.api_url }}

# Messages leave in the order of the pushes.
concurrency:
  group: notify-ios
  cancel-in-progress: false

permissions: {}

jobs:
  notify:
    name: Notify
    runs-on: ubuntu-latest # Swift is installed there
    timeout-minutes: 30
    permissions:
      contents: read # to check out the token files
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          # The history says which files a push removes. Without the content of old files this costs little.
          fetch-depth: 0
          filter: blob:none
          persist-credentials: false
      - name: Install TokenGenerator
        uses: {{repository}}@{{revision}}
      - name: Review the tokens, then notify
        uses: {{repository}}/actions/notify@{{revision}}
        with:
          files: ${{ env.TOKEN_FILES }}
          configurations: ${{ env.CONFIGURATIONS }}
          receivers: ${{ env.RECEIVERS }}
          api-url: ${{ env.RECEIVER_API_URL }}
          token: ${{ secrets.DESIGN_TOKENS_NOTIFY_TOKEN }}

"""##,
        "sync-design-tokens": ##"""
# Brings design tokens into this repository: downloads the token files from the token repository, has TokenGenerator
# make Swift of them, and commits the Swift, never the token files.
#
# It runs by itself when the token repository says that its tokens have changed (notify-ios.yml there), and by hand:
# Actions > Sync design tokens > Run workflow. How both repositories are set up, and what every setting means:
# https://github.com/{{repository}}/blob/{{version}}/docs/guides/hand-off.md
name: Sync design tokens

on:
  repository_dispatch:
    types: [design-tokens-updated]
  workflow_dispatch:
    inputs:
      token-repository:
        description: Repository of the token files, OWNER/NAME
        type: string
      ref:
        description: Its branch, tag or commit
        type: string
      files:
        description: Its token files, as a JSON array when there are several
        type: string
      configuration:
        description: The tokengenerator.json to use
        type: string
      output-root:
        description: The folder to write generated files below
        type: string
      target-branch:
        description: The branch of this repository to update
        type: string
      delivery:
        description: How the change arrives
        type: choice
        options: ["", push, pull-request]

# The settings. What counts is what the token repository's message says, else what was typed under "Run workflow", else
# the variable (Settings > Secrets and variables > Actions > Variables), else the value at the end of the line.
env:
  # The repository that holds the token files, OWNER/NAME.
  TOKEN_REPOSITORY: ${{ github.event.client_payload.repository || inputs.token-repository || vars.DESIGN_TOKENS_REPOSITORY }}
  # The branch, tag or commit of it to take; empty: its default branch. The message says which commit, and that wins.
  TOKEN_REF: ${{ github.event.client_payload.ref || inputs.ref || vars.DESIGN_TOKENS_REF }}
  TOKEN_SHA: ${{ github.event.client_payload.sha }}
  # The token files, by their paths in the token repository: one a line, or a JSON array. Each is put below the folder
  # of the configuration under the same path, so "sources" in the configuration names them as the token repository does.
  TOKEN_FILES: ${{ github.event.client_payload.files && toJSON(github.event.client_payload.files) || !github.event.client_payload.patterns && (inputs.files || vars.DESIGN_TOKENS_FILES) || '' }}
  # Their patterns there. By these the files are listed that the message has no room for, and those that were removed.
  TOKEN_PATTERNS: ${{ github.event.client_payload.patterns && toJSON(github.event.client_payload.patterns) }}
  # The folder of images there; empty: none. "images" in the configuration says into which asset catalog they come, and
  # names the folder as the token repository does.
  IMAGES: ${{ vars.DESIGN_TOKENS_IMAGES }}
  # The configuration, of several one a line; empty: the tokengenerator.json at the top of this repository.
  CONFIGURATION: ${{ inputs.configuration || vars.DESIGN_TOKENS_CONFIGURATION }}
  # The folder that generated files are written below; empty: what the configuration says.
  OUTPUT_ROOT: ${{ inputs.output-root || vars.DESIGN_TOKENS_OUTPUT_ROOT }}
  # The branch of this repository that gets the generated Swift; empty: the default branch.
  TARGET_BRANCH: ${{ inputs.target-branch || vars.DESIGN_TOKENS_TARGET_BRANCH || github.event.repository.default_branch }}
  # push: a commit on that branch. pull-request: a pull request to it, whose text says what changed.
  DELIVERY: ${{ inputs.delivery || vars.DESIGN_TOKENS_DELIVERY || 'push' }}
  # Who is asked to review that pull request, one a line, a team as OWNER/NAME; and its labels, one a line.
  REVIEWERS: ${{ vars.DESIGN_TOKENS_REVIEWERS }}
  LABELS: ${{ vars.DESIGN_TOKENS_LABELS }}
  # breaking: deliver nothing that breaks Swift code which uses the tokens; empty: deliver whatever comes.
  FAIL_ON: ${{ vars.DESIGN_TOKENS_FAIL_ON }}
  # Where the token repository is; to be changed for GitHub Enterprise only.
  TOKEN_SERVER_URL: ${{ vars.DESIGN_TOKENS_SERVER_URL || github.server_url }}
  TOKEN_RAW_URL: ${{ vars.DESIGN_TOKENS_RAW_URL || 'https://raw.githubusercontent.com' }}

# One run after the other; a run that has begun is never canceled.
concurrency:
  group: sync-design-tokens
  cancel-in-progress: false

permissions: {}

jobs:
  sync:
    name: Sync
    runs-on: ubuntu-latest # Swift is installed there
    timeout-minutes: 30
    permissions:
      contents: write # to push the generated Swift
      pull-requests: write # to open a pull request, where DELIVERY says so
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          ref: ${{ env.TARGET_BRANCH }}
          # The history says which tokens came last. Without the content of old files this costs little.
          fetch-depth: 0
          filter: blob:none
          persist-credentials: false
      - name: Install TokenGenerator
        uses: {{repository}}@{{revision}}
      - name: Become the app
        # Where a GitHub App delivers: what it pushes starts other workflows, and no person's leaving ends its token.
        id: app
        if: vars.DESIGN_TOKENS_APP_CLIENT_ID != ''
        uses: actions/create-github-app-token@1b10c78c7865c340bc4f6099eb2f838309f1e8c3 # v3.1.1
        with:
          client-id: ${{ vars.DESIGN_TOKENS_APP_CLIENT_ID }}
          private-key: ${{ secrets.DESIGN_TOKENS_APP_PRIVATE_KEY }}
          permission-contents: write
          permission-pull-requests: write
      - name: Download, generate, deliver
        uses: {{repository}}/actions/sync@{{revision}}
        with:
          token-repository: ${{ env.TOKEN_REPOSITORY }}
          ref: ${{ env.TOKEN_REF }}
          sha: ${{ env.TOKEN_SHA }}
          files: ${{ env.TOKEN_FILES }}
          patterns: ${{ env.TOKEN_PATTERNS }}
          images: ${{ env.IMAGES }}
          configuration: ${{ env.CONFIGURATION }}
          output-root: ${{ env.OUTPUT_ROOT }}
          target-branch: ${{ env.TARGET_BRANCH }}
          delivery: ${{ env.DELIVERY }}
          reviewers: ${{ env.REVIEWERS }}
          labels: ${{ env.LABELS }}
          fail-on: ${{ env.FAIL_ON }}
          server-url: ${{ env.TOKEN_SERVER_URL }}
          raw-url: ${{ env.TOKEN_RAW_URL }}
          # For a private token repository: a token that may read it.
          read-token: ${{ secrets.DESIGN_TOKENS_READ_TOKEN }}
          # What the default token pushes starts no other workflow. To have them run, deliver with one of the others: see the
          # page.
          push-token: ${{ steps.app.outputs.token || secrets.DESIGN_TOKENS_PUSH_TOKEN || github.token }}

"""##,
    ]
}
