// SPDX-License-Identifier: Apache-2.0

/// The completion scripts of the argument parser.
enum CompletionScript {
    /// Returns the script for bash so that it completes a value after `--option=`; any other text as it is.
    static func corrected(_ text: String) -> String {
        guard text.hasPrefix("#!/bin/bash") else { return text }
        return text.replacing("complete -o filenames -F _ghb ghb", with: bash)
    }

    /// Bash divides words at an equals sign, so that the sign is a word.
    private static let bash = #"""
        _ghb_words() {
            local -a words=("${COMP_WORDS[@]}")
            local -i index last=COMP_CWORD
            COMP_WORDS=()
            for index in "${!words[@]}"; do
                if [[ ${words[index]} != = ]]; then
                    COMP_WORDS+=("${words[index]}")
                elif ((index == last)); then
                    COMP_WORDS+=("")
                elif ((index < last)); then
                    ((COMP_CWORD--))
                fi
            done
            _ghb "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        }

        complete -o filenames -F _ghb_words ghb
        """#
}
