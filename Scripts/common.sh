# SPDX-License-Identifier: Apache-2.0
# Sourced by the scripts beside it: strict mode, the project's root as working directory, and the one list of sources.
# Written for bash 3.2, which is what macOS has.

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

# handwritten_sources DIR...  leaves out what scripts have generated.
handwritten_sources() {
    swift_sources "$@" | grep -v '/Generated/' || true
}

# conclude COUNT WHAT  ends a check: one line, and the status.
conclude() {
    if [ "$1" -eq 0 ]; then
        echo "$name: $2, no problems"
    else
        echo "$name: $2, problems: $1" >&2
        exit 1
    fi
}
