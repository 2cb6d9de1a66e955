# The images of the token repository: their download, and the changes of their import. Source this file after common.sh
# and tokens.sh.
# ShellCheck does not see the variables of the script that sources it, nor those that the step sets, which are in
# capitals.
# shellcheck shell=bash disable=SC2154

# The maximum number of images in a pull request, and their maximum size in its text, in bytes.
shown_images=40 images_size=12000

# Fetches the folder of images at the tokens' commit, without the rest of that commit if the server supports it.
download_images() {
    local place=$scratch/images url=$TOKEN_SERVER_URL/$TOKEN_REPOSITORY
    [ -n "$IMAGES" ] || return 0
    git init --quiet "$place"
    git -C "$place" remote add origin "$url"
    if ! {
        fetch_images fetch --quiet --no-tags --depth 1 --filter=blob:none origin "$tokens_commit" &&
            git -C "$place" ls-tree -d "$tokens_commit" "$IMAGES" | grep -q . &&
            fetch_images sparse-checkout set --no-cone "/$IMAGES/" &&
            fetch_images checkout --quiet --detach "$tokens_commit"
    } 2> "$scratch/git-errors"; then
        fail "Cannot fetch the images in \"$IMAGES\" of $url: $(cat "$scratch/git-errors")" \
            "Is there such a folder? $private_advice"
    fi
}

fetch_images() {
    authorised "$TOKEN_SERVER_URL" "$READ_TOKEN" git -C "$scratch/images" "$@"
}

# Copies the images to the configured folder, and imports them. Writes the changed paths to $scratch/imported, each
# followed by a NUL.
import_images() {
    local place=./$folder$IMAGES status=0 arguments=(import-images)
    : > "$scratch/imported"
    [ -n "$IMAGES" ] || return 0
    # Existing images are from a previous attempt, if there was one.
    [ ! -f "$scratch/others" ] || rm -rf "$place"
    # A link among the images stays a link, and the import does not follow it.
    if [ -e "$place" ] || [ -L "$place" ] || ! mkdir -p "$(dirname "$place")" ||
        ! cp -R "$scratch/images/$IMAGES" "$place"; then
        fail "Cannot copy the images in \"$IMAGES\" to this repository, because something else has the same path." \
            "Rename one of the two: images are put below the folder of the configuration."
    fi
    # Files of an earlier step do not belong to the import.
    [ -f "$scratch/others" ] || git ls-files -z --others --exclude-standard | sort -z > "$scratch/others"
    [ -z "$CONFIGURATION" ] || arguments+=("--config=$CONFIGURATION")
    run_tool "${arguments[@]}" || status=$?
    annotate
    if [ "$status" != 0 ]; then
        {
            printf '### Design tokens: failed\n\n'
            printf 'Cannot import the images of %s. Nothing was pushed.\n\n' "$(tokens_link)"
            cat "$tool_errors" "$tool_output" | fenced
        } | summarize
        exit 1
    fi
    cp "$tool_output" "$scratch/import-output"
    list_imported_files
}

# Lists the files that the import changed: those that differ now and did not before, except the imported images.
list_imported_files() {
    local path
    {
        git diff --name-only --no-renames -z HEAD
        git ls-files -z --others --exclude-standard | sort -z | comm -z -23 - "$scratch/others"
    } > "$scratch/differing"
    while IFS= read -r -d '' path; do
        [[ $path == "$folder$IMAGES/"* ]] || is_token_file "$path" || printf '%s\0' "$path" >> "$scratch/imported"
    done < "$scratch/differing"
}

# Shows the images of a commit beside the previous ones, in Markdown, as links to both commits.
describe_images() {
    local status path row old new count=0 shown=0 size=0
    [ -s "$scratch/imported" ] || return 0
    printf '\n### Images\n\n'
    fenced 2500 < "$scratch/import-output"
    printf '| image | before | now |\n|---|---|---|\n'
    while IFS= read -r -d '' status && IFS= read -r -d '' path; do
        is_shown_image "$path" || continue
        count=$((count + 1))
        [ "$shown" -lt "$shown_images" ] && [ "$size" -lt "$images_size" ] || continue
        old="![before]($(raw_url "$base" "$path"))" new="![now]($(raw_url "$commit" "$path"))"
        [ "$status" != A ] || old=
        [ "$status" != D ] || new=
        row="| $(cell "$path") | $old | $new |"
        size=$((size + ${#row} + 1))
        [ "$size" -lt "$images_size" ] || continue
        shown=$((shown + 1))
        printf '%s\n' "$row"
    done < <(git diff --no-renames --name-status -z "$base" "$commit")
    [ "$count" = "$shown" ] || printf '\n… and %s more.\n' "$((count - shown))"
}

# Whether a path is that of an image that browsers show.
is_shown_image() {
    [[ $1 == *.xcassets/*.imageset/* && $1 =~ \.([sS][vV][gG]|[pP][nN][gG]|[jJ][pP][eE]?[gG])$ ]]
}

# The address at which GitHub serves a file of a commit of this repository.
raw_url() {
    local encoded
    encoded=$(jq -rn --arg path "$2" '$path | split("/") | map(@uri) | join("/")')
    printf '%s/%s/raw/%s/%s' "$GITHUB_SERVER_URL" "$GITHUB_REPOSITORY" "$1" "$encoded" |
        sed -e 's/(/%28/g' -e 's/)/%29/g'
}

# Prints a path for a table cell, escaped so that none of its characters has a meaning in Markdown or HTML.
cell() {
    jq -rn --arg path "$1" '[$path | explode[] | ([.] | implode) as $character |
        if ($character | test("[A-Za-z0-9 /.~-]")) then $character else "&#\(.);" end] | join("")'
}
