# SPDX-License-Identifier: Apache-2.0
# Sourced by the other scripts: strict mode, the project's root as the working directory, and the list of sources.
# Compatible with bash 3.2, the version of macOS.

set -euo pipefail
export LC_ALL=C

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

name=$(basename "$0")
case $0 in */checks/*) name=check-$name ;; esac

# Builds write no index, which takes a quarter of their time and serves editors alone. Every command has the option, since SwiftPM
# compiles anew for a command without it. SwiftPM would read the index to find tests of XCTest, which this project doesn't have; an
# XCTMain.swift in the folder of a package keeps it from that.
unindexed=--disable-index-store
swift() {
    case ${1:-} in
        build | run | package) command swift "$1" "$unindexed" "${@:2}" ;;
        test) command swift test "$unindexed" --enable-swift-testing --disable-xctest "${@:2}" ;;
        *) command swift "$@" ;;
    esac
}

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

# stage_package STAGE CODE  prints the folder of a package that is this one, but for CODE at the end of the manifest that SwiftPM
# chooses, and without the tools: a stage of the tests leaves targets out or changes their settings there, since the published
# manifests know of no stages.
stage_package() {
    local folder=$root/.build-stages/$1 entry manifest=Package.swift
    case $(swift --version 2>/dev/null) in *"Swift version 6.1"*) ;; *) manifest=Package@swift-6.2.swift ;; esac
    mkdir -p "$folder"
    rm -f "$folder"/Package@swift-*.swift
    for entry in *; do
        case $entry in Package*.swift) ;; *) ln -sfn "$root/$entry" "$folder/$entry" ;; esac
    done
    {
        cat "$manifest"
        echo '
            let toolNames = (toolTargets + pluginTargets).map(\.name)
            package.targets.removeAll { toolNames.contains($0.name) }
            package.products = libraries'
        echo "$2"
    } >"$folder/Package.swift"
    echo "$folder"
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
