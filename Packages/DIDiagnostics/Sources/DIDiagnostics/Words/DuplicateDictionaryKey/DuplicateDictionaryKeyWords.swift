// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// Several entries of one dictionary under one key in one component.
    func duplicateDictionaryKey(_ finding: _Finding) -> Diagnostic {
        let bindings = finding.list
        let first = model.bindings[bindings[0]]
        let key = model.entryKeys[bindings[0]].map(words) ?? "a key"
        return diagnostic(
            finding.id, .error, on: bindings[0],
            "the key \(key) of \(quoted(first.key)) is contributed \(times(bindings.count)) in "
                + named(first.component),
            trace: sortedByPlace(bindings).map(contributionStep), fixes: ["give each of these entries a unique key"]
        )
    }

    /// Describes the key of an entry: a text in quotes, any other key by its description.
    private func words(_ key: _EntryKey) -> String {
        switch key.key {
        case let text as String: Self.inQuotes(text)
        case is ObjectIdentifier: "that identifies a type or an object"
        default: "'\(Self.withoutAddresses(String(describing: key.key)))'"
        }
    }

    /// Strips the addresses of private types from a text of the runtime, which differ from process to process.
    private static func withoutAddresses(_ text: String) -> String {
        let marker = "(unknown context at "
        var result = ""
        var rest = Substring(text)
        while let character = rest.first {
            if rest.hasPrefix(marker), let end = rest.firstIndex(of: ")") {
                rest = rest[rest.index(after: end)...].drop { $0 == "." }
            } else if rest.hasPrefix("0x") {
                result += "0x…"
                rest = rest.dropFirst(2).drop(while: \.isHexDigit)
            } else {
                result.append(character)
                rest.removeFirst()
            }
        }
        return _DiagnosticText.escaped(result)
    }
}
