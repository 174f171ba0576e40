// SPDX-License-Identifier: Apache-2.0

/// Gives `--json` its value before the parser sees it.
///
/// A value stands after `=` only, so that in `--json coffee-works` the name is the command's argument; the parser knows
/// no option like that.
enum ArgumentRewriter {
    static func rewrite(_ arguments: [String]) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        let options = arguments[..<end].map { $0 == "--json" ? "--json=\(FieldList.everything)" : $0 }
        return options + arguments[end...]
    }
}
