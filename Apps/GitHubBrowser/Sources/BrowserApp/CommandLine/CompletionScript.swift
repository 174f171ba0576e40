// SPDX-License-Identifier: Apache-2.0

/// The scripts of the argument parser, which take `--json` for an option with a value in the next word.
enum CompletionScript {
    /// Returns a script in which the fields follow `--json=`; any other text as it is.
    static func corrected(_ text: String) -> String {
        if text.hasPrefix("#!/bin/bash") {
            let offered = text.replacing(#/\n +'--json'\)\n.*\n +return\n +;;/#, with: "")
                .replacing("--json --jq ", with: "--jq ").replacing(
                    "--plain --web ", with: "--json --json= --plain --web ")
            return offered.replacing("complete -o filenames -F _ghb ghb", with: bash)
        }
        if text.hasPrefix("#compdef") { return text.replacing(#/'--json(\[.*\]):f1,f2/#) { "'--json=-\($0.1)::f1,f2" } }
        return text.replacing(" 'json='", with: " 'json=?'")
            .replacing(#/ -l 'json' (.*) -rfka/#) { " -l 'json' \($0.1) -fka" }
    }

    /// Bash divides words at an equals sign.
    private static let bash = #"""
        _ghb_words() {
            local -i sign=COMP_CWORD
            [[ ${COMP_WORDS[sign]} == = ]] || sign+=-1
            if ((sign > 1)) && [[ ${COMP_WORDS[sign]}${COMP_WORDS[sign - 1]} == =--json ]]; then
                local typed=${2#=}
                COMPREPLY=($(compgen -W "$("$1" ---completion org -- --json "$sign" ${#typed} \
                    "${COMP_WORDS[@]::sign}" "$typed")" -- "$typed"))
            else
                _ghb "$@"
            fi
        }

        complete -o filenames -F _ghb_words ghb
        """#
}
