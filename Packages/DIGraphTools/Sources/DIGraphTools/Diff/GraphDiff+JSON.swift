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
    /// `choices` is there only if conditions changed; `old` is null for an added one, `new` for a removed one. Each of them
    /// is on its own line; the text is the same in every process and ends with a line break. Throws `EncodingError` only if
    /// a diagnostic can't be encoded.
    public func json() throws -> String {
        let components = changedComponents.map { Self.change($0.old.json, $0.new.json, $0.aspects.map(\.rawValue)) }
        let bindings = changedBindings.map { change in
            let needs = [change.newNeeds, change.goneNeeds].map { needs in
                needs.map {
                    GraphJSONWriter.object(["to": $0.target.id, "key": $0.target.key, "kind": $0.kind.rawValue])
                }
                .joined(separator: ", ")
            }
            return Self.change(
                change.old.json, change.new.json, change.aspects.map(\.rawValue),
                ", \"newNeeds\": [\(needs[0])], \"goneNeeds\": [\(needs[1])]")
        }
        let choices = changedChoices.map { "{\"old\": \($0.old?.json ?? "null"), \"new\": \($0.new?.json ?? "null")}" }
        let modules = [newModuleNeeds, goneModuleNeeds].map { needs in
            needs.map { need in
                GraphJSONWriter.object([
                    "level": need.level.rawValue, "from": need.from, "to": need.to, "needer": need.needer,
                    "needed": need.needed,
                ])
            }
        }
        var writer = GraphJSONWriter()
        writer.member("schemaVersion", "\(Self.schemaVersion)")
        writer.member("isEmpty", "\(isEmpty)")
        writer.member(
            "components",
            lists: [
                ("added", addedComponents.map(\.json)), ("removed", removedComponents.map(\.json)),
                ("changed", components),
            ])
        writer.member(
            "bindings",
            lists: [
                ("added", addedBindings.map(\.json)), ("removed", removedBindings.map(\.json)), ("changed", bindings),
            ])
        if !choices.isEmpty { writer.member("choices", lists: [("changed", choices)]) }
        writer.member("modules", lists: [("new", modules[0]), ("gone", modules[1])])
        writer.member(
            "diagnostics", lists: [("new", try newDiagnostics.jsonLines()), ("gone", try goneDiagnostics.jsonLines())])
        return writer.end()
    }

    private static func change(_ old: String, _ new: String, _ aspects: [String], _ further: String = "") -> String {
        "{\"old\": \(old), \"new\": \(new), \"aspects\": \(GraphJSONWriter.list(aspects))\(further)}"
    }
}

extension GraphJSONWriter {
    /// Writes a member with an object of arrays, whose elements are JSON, each on its own line.
    fileprivate mutating func member(_ key: String, lists: [(key: String, lines: [String])]) {
        let members = lists.map { key, lines in
            let list = lines.isEmpty ? "[]" : "[\n      " + lines.joined(separator: ",\n      ") + "\n    ]"
            return "    \"\(key)\": \(list)"
        }
        member(key, "{\n" + members.joined(separator: ",\n") + "\n  }")
    }
}
