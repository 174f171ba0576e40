# SPDX-License-Identifier: Apache-2.0
# Sourced by the other scripts: strict mode, the project's root as the working directory, and the list of sources.
# Compatible with bash 3.2, the version of macOS.

set -euo pipefail
export LC_ALL=C

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

name=$(basename "$0")

# swift_sources DIR...  prints the Swift files below those folders that exist, sorted, without build folders.
swift_sources() {
    local folder
    for folder in "$@"; do
        [ -d "$folder" ] || continue
        find "$folder" -name '.build*' -prune -o -name '*.swift' -print
    done | sort
}

# handwritten_sources DIR...  lists the sources that are not generated.
handwritten_sources() {
    swift_sources "$@" | grep -v '/Generated/' || true
}

# conclude PROBLEMS SUBJECT  ends a check with one line and its status.
conclude() {
    if [ "$1" -eq 0 ]; then
        echo "$name: $2, no problems"
    else
        echo "$name: $2, problems: $1" >&2
        exit 1
    fi
}
