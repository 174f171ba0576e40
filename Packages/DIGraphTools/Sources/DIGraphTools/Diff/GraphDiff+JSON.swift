// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension GraphDiff {
    /// The version of the format that ``json()`` writes.
    public static let schemaVersion: Int = 1

    /// Returns the difference as JSON, with components, bindings and diagnostics as in the JSON of a graph.
    ///
    /// ```text
    /// { "schemaVersion": 1, "isEmpty": false,
    ///   "components": { "added": […], "removed": […], "changed": [{ "old": …, "new": …, "aspects": ["scope"] }] },
    ///   "bindings": { "added": […], "removed": […],
    ///     "changed": [{ "old": …, "new": …, "aspects": ["needs"], "newNeeds": […], "goneNeeds": […] }] },
    ///   "choices": { "changed": [{ "old": …, "new": … }] },
    ///   "modules": { "new": […], "gone": […] }, "diagnostics": { "new": […], "gone": […] } }
    /// ```
    ///
    /// A need has `to`, `key` and `kind`; a pair of modules has `level`, `from`, `to` and the keys `needer` and `needed`.
    /// `choices` is there only if conditions changed; `old` is null for an added one, `new` for a removed one. Each of them is on its own line; the text is the same in every process and ends with a line
    /// break. Throws `EncodingError` only if a diagnostic can't be encoded.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let diagnostics = { (list: [Diagnostic]) in
            try list.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        }
        var members: [(key: String, value: String)] = [
            ("schemaVersion", "\(Self.schemaVersion)"), ("isEmpty", "\(isEmpty)"),
            (
                "components",
                Self.lists([
                    ("added", addedComponents.map(\.json)), ("removed", removedComponents.map(\.json)),
                    ("changed", changedComponents.map(\.json)),
                ])
            ),
            (
                "bindings",
                Self.lists([
                    ("added", addedBindings.map(\.json)), ("removed", removedBindings.map(\.json)),
                    ("changed", changedBindings.map(\.json)),
                ])
            ),
            ("modules", Self.lists([("new", newModuleNeeds.map(\.json)), ("gone", goneModuleNeeds.map(\.json))])),
            (
                "diagnostics",
                Self.lists([("new", try diagnostics(newDiagnostics)), ("gone", try diagnostics(goneDiagnostics))])
            ),
        ]
        if !changedChoices.isEmpty {
            members.insert(("choices", Self.lists([("changed", changedChoices.map(\.json))])), at: 4)
        }
        return "{\n" + members.map { "  \"\($0.key)\": \($0.value)" }.joined(separator: ",\n") + "\n}\n"
    }

    /// Returns an object of lists, whose elements are JSON, each on its own line.
    private static func lists(_ lists: [(key: String, lines: [String])]) -> String {
        let members = lists.map { key, lines in
            let list = lines.isEmpty ? "[]" : "[\n      " + lines.joined(separator: ",\n      ") + "\n    ]"
            return "    \"\(key)\": \(list)"
        }
        return "{\n" + members.joined(separator: ",\n") + "\n  }"
    }
}

extension GraphDiff.ComponentChange {
    fileprivate var json: String {
        let aspects = aspects.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        return "{\"old\": \(old.json), \"new\": \(new.json), \"aspects\": [\(aspects)]}"
    }
}

extension GraphDiff.BindingChange {
    fileprivate var json: String {
        let aspects = aspects.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        let needs = [newNeeds, goneNeeds].map { $0.map(\.json).joined(separator: ", ") }
        return "{\"old\": \(old.json), \"new\": \(new.json), \"aspects\": [\(aspects)], "
            + "\"newNeeds\": [\(needs[0])], \"goneNeeds\": [\(needs[1])]}"
    }
}

extension GraphDiff.ChoiceChange {
    fileprivate var json: String { "{\"old\": \(old?.json ?? "null"), \"new\": \(new?.json ?? "null")}" }
}

extension GraphDiff.Need {
    fileprivate var json: String {
        GraphJSONWriter.object(["to": target.id, "key": target.key, "kind": kind.rawValue])
    }
}

extension GraphDiff.ModuleNeed {
    fileprivate var json: String {
        GraphJSONWriter.object([
            "level": level.rawValue, "from": from, "to": to, "needer": needer, "needed": needed,
        ])
    }
}
