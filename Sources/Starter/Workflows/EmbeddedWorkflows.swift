// Made from templates/ by Scripts/embed-templates: change the templates, then run the script.
// swift-format-ignore-file

/// The GitHub workflows, by name; {{repository}}, {{version}} and {{revision}} are of this tool.
enum EmbeddedWorkflows {
    static let all: [String: String] = [
        "check-design-tokens": ##"""
# THIS FILE BELONGS IN THE TOKEN REPOSITORY: move it to .github/workflows/check-design-tokens.yml there.
#
# It reviews pull requests that change token files: errors and warnings appear at their lines, and the job summary lists
# changes and tokens that are left out. It only needs read access, so it also runs for forks. comment-design-tokens.yml
# posts the same as a comment.
#
# More: https://github.com/{{repository}}/blob/{{version}}/docs/guides/hand-off.md
name: Check design tokens

on:
  pull_request:
    # The paths of the token files and configurations.
    paths: ["tokens/**", "**/tokengenerator.json"]

env:
  # The token files, one pattern per line: * matches any name, ** any folders.
  TOKEN_FILES: |
    tokens/**/*.json
  # The configurations in this repository that determine Swift names, one per line; by default, the top-level
  # tokengenerator.json, or none.
  CONFIGURATIONS: ${{ vars.DESIGN_TOKENS_CONFIGURATIONS }}

# A new push to a pull request cancels the previous run.
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
          # The merge commit of the pull request, and the commit that it is merged into.
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
# THIS FILE BELONGS IN THE TOKEN REPOSITORY: move it to .github/workflows/comment-design-tokens.yml there.
#
# After check-design-tokens.yml, it comments on the pull request with the changes of tokens, and updates this comment
# after each run. Because it has write access, even for forks, it neither checks out nor runs anything of the pull
# request. TokenGenerator reads the token files from Git.
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

# Comments are posted in the order of the runs.
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
      actions: read # to find the preview page of the run
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
          # Pages of forks are not linked, because they can contain anything.
          run-id: ${{ github.event.workflow_run.head_repository.full_name == github.repository && github.event.workflow_run.id || '' }}

"""##,
        "notify-ios": ##"""
# THIS FILE BELONGS IN THE TOKEN REPOSITORY: move it to .github/workflows/notify-ios.yml there.
#
# It reviews the token files and, unless they have errors that prevent generation, notifies the iOS repositories, which
# then run their sync-design-tokens.yml. Set up in the token repository, Settings > Secrets and variables > Actions:
#
#   variable DESIGN_TOKENS_RECEIVERS       the iOS repositories, OWNER/NAME, one per line
#   secret   DESIGN_TOKENS_NOTIFY_TOKEN    an access token with "Contents: read and write" for them: of a GitHub App,
#                                          or a fine-grained personal access token. The default token of a run only
#                                          works for this repository.
#
# More: https://github.com/{{repository}}/blob/{{version}}/docs/guides/hand-off.md
name: Notify iOS

on:
  push:
    # The branch that designers push to, and the paths of the token files and images.
    branches: [main]
    paths: ["tokens/**", "images/**"]
  workflow_dispatch:

env:
  # The token files, one pattern per line: * matches any name, ** any folders.
  TOKEN_FILES: |
    tokens/**/*.json
  # The configurations in this repository for reading them, one per line; by default, the top-level tokengenerator.json.
  CONFIGURATIONS: ${{ vars.DESIGN_TOKENS_CONFIGURATIONS }}
  RECEIVERS: ${{ vars.DESIGN_TOKENS_RECEIVERS }}
  # The server of the iOS repositories; change it only if they are on another GitHub server.
  RECEIVER_API_URL: ${{ vars.DESIGN_TOKENS_API_URL || github.api_url }}

# Messages are sent in the order of the pushes.
concurrency:
  group: notify-ios
  cancel-in-progress: false

permissions: {}

jobs:
  notify:
    name: Notify
    runs-on: ubuntu-latest # Swift is preinstalled
    timeout-minutes: 30
    permissions:
      contents: read # to check out the token files
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          # The history contains the files that a push removes. The content of old files is not needed.
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
# Imports design tokens: downloads the token files from the token repository, generates Swift with TokenGenerator, and
# commits the Swift, but never the token files.
#
# It runs when the token repository reports changes (notify-ios.yml there), or manually:
# Actions > Sync design tokens > Run workflow. For the setup of both repositories and all settings, see
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
        description: Its token files; several as a JSON array
        type: string
      configuration:
        description: The tokengenerator.json to use
        type: string
      output-root:
        description: The folder for generated files
        type: string
      target-branch:
        description: The branch of this repository to update
        type: string
      delivery:
        description: How changes are delivered
        type: choice
        options: ["", push, pull-request]

# The settings, in order of priority: the token repository's message, the input of "Run workflow", the variable
# (Settings > Secrets and variables > Actions > Variables), and the default at the end of the line.
env:
  # The repository with the token files, OWNER/NAME.
  TOKEN_REPOSITORY: ${{ github.event.client_payload.repository || inputs.token-repository || vars.DESIGN_TOKENS_REPOSITORY }}
  # Its branch, tag or commit; by default, its default branch. The commit in a message overrides it.
  TOKEN_REF: ${{ github.event.client_payload.ref || inputs.ref || vars.DESIGN_TOKENS_REF }}
  TOKEN_SHA: ${{ github.event.client_payload.sha }}
  # The paths of the token files in the token repository: one per line, or a JSON array. They are copied to the same
  # paths in the folder of the configuration, so "sources" must contain the paths of the token repository.
  TOKEN_FILES: ${{ github.event.client_payload.files && toJSON(github.event.client_payload.files) || !github.event.client_payload.patterns && (inputs.files || vars.DESIGN_TOKENS_FILES) || '' }}
  # The patterns of the token files, used if a message has no room for all paths, and to find removed files.
  TOKEN_PATTERNS: ${{ github.event.client_payload.patterns && toJSON(github.event.client_payload.patterns) }}
  # The folder of images there, if any. "images" in the configuration must contain the same folder, and the asset
  # catalog for the images.
  IMAGES: ${{ vars.DESIGN_TOKENS_IMAGES }}
  # The configurations, one per line; by default, the top-level tokengenerator.json.
  CONFIGURATION: ${{ inputs.configuration || vars.DESIGN_TOKENS_CONFIGURATION }}
  # The folder for generated files; by default, the one in the configuration.
  OUTPUT_ROOT: ${{ inputs.output-root || vars.DESIGN_TOKENS_OUTPUT_ROOT }}
  # The branch of this repository for the generated Swift; by default, the default branch.
  TARGET_BRANCH: ${{ inputs.target-branch || vars.DESIGN_TOKENS_TARGET_BRANCH || github.event.repository.default_branch }}
  # push: a commit on that branch. pull-request: a pull request that describes the changes.
  DELIVERY: ${{ inputs.delivery || vars.DESIGN_TOKENS_DELIVERY || 'push' }}
  # The reviewers of the pull request, one per line, teams as OWNER/NAME; and its labels, one per line.
  REVIEWERS: ${{ vars.DESIGN_TOKENS_REVIEWERS }}
  LABELS: ${{ vars.DESIGN_TOKENS_LABELS }}
  # breaking: fail if Swift code that uses the tokens would break; empty: deliver everything.
  FAIL_ON: ${{ vars.DESIGN_TOKENS_FAIL_ON }}
  # The server of the token repository; only for GitHub Enterprise.
  TOKEN_SERVER_URL: ${{ vars.DESIGN_TOKENS_SERVER_URL || github.server_url }}
  TOKEN_RAW_URL: ${{ vars.DESIGN_TOKENS_RAW_URL || 'https://raw.githubusercontent.com' }}

# Runs one at a time; a running job is never canceled.
concurrency:
  group: sync-design-tokens
  cancel-in-progress: false

permissions: {}

jobs:
  sync:
    name: Sync
    runs-on: ubuntu-latest # Swift is preinstalled
    timeout-minutes: 30
    permissions:
      contents: write # to push the generated Swift
      pull-requests: write # to open a pull request, if DELIVERY is pull-request
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          ref: ${{ env.TARGET_BRANCH }}
          # The history contains the commit of the last tokens. The content of old files is not needed.
          fetch-depth: 0
          filter: blob:none
          persist-credentials: false
      - name: Install TokenGenerator
        uses: {{repository}}@{{revision}}
      - name: Become the app
        # With a GitHub App, pushes start other workflows, and access does not depend on a person's account.
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
          # For a private token repository: an access token that can read it.
          read-token: ${{ secrets.DESIGN_TOKENS_READ_TOKEN }}
          # Pushes with the default token do not start other workflows. To start them, use one of the other tokens, as in
          # the guide.
          push-token: ${{ steps.app.outputs.token || secrets.DESIGN_TOKENS_PUSH_TOKEN || github.token }}

"""##,
    ]
}
