// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import Foundation

extension Report {
    /// Returns the report for reviews, in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS): each diagnostic
    /// is a result, and its id is a rule.
    ///
    /// Fixes are part of the message, because SARIF has only fixes that edit files.
    ///
    /// - Parameter documentation: The address of the folder with the pages of ids.
    /// - Returns: The log as JSON.
    /// - Throws: `EncodingError` only if it can't be encoded.
    func sarif(documentation: String?) throws -> String {
        let ids = Set(entries.map(\.diagnostic.id.rawValue)).sorted()
        let rules = ids.map { id -> [String: Any] in
            guard id.hasPrefix("DI/") else { return ["id": id] }
            let name = String(id.dropFirst(3))
            var rule: [String: Any] = ["id": id, "help": ["text": "swift package di explain \(name)"]]
            rule["helpUri"] = documentation.map { $0 + name + ".md" }
            return rule
        }
        let results = entries.map { result($0, rule: ids.firstIndex(of: $0.diagnostic.id.rawValue) ?? 0) }
        let run: [String: Any] = [
            "tool": ["driver": ["name": "swift-di", "rules": rules] as [String: Any]], "results": results,
            // Without an address, which would reveal the folders of the machine: readers of the log have the sources elsewhere.
            "originalUriBaseIds": [Self.root: ["description": ["text": "the folder of the package"]]],
        ]
        let log: [String: Any] = [
            "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "runs": [run],
        ]
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try JSONSerialization.data(withJSONObject: log, options: options)
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// The name of the folder that paths are relative to.
    private static let root: String = "%SRCROOT%"

    private func result(_ entry: Entry, rule: Int) -> [String: Any] {
        let diagnostic = entry.withComponents
        let lines =
            [diagnostic.message] + diagnostic.notes.map { "note: \($0)" } + diagnostic.fixes.map { "fix: \($0)" }
        var location = entry.locations.first.map(Self.location) ?? [:]
        location["logicalLocations"] = [["fullyQualifiedName": diagnostic.subject, "kind": "type"]]
        var result: [String: Any] = [
            "ruleId": diagnostic.id.rawValue, "ruleIndex": rule, "level": Self.level(diagnostic.severity),
            "message": ["text": lines.map(_DiagnosticText.escaped).joined(separator: "\n")], "locations": [location],
        ]
        let related = related(to: entry)
        if !related.isEmpty { result["relatedLocations"] = related }
        return result
    }

    /// The other files that the place may be in, and the places of the trace.
    private func related(to entry: Entry) -> [[String: Any]] {
        let files = entry.locations.dropFirst().map { (text: "or in this file of the same name", location: $0) }
        let steps = entry.diagnostic.trace.flatMap { step in
            locations(of: step).prefix(1).map { (text: Self.words(step), location: $0) }
        }
        return (files + steps).enumerated().map { index, related in
            Self.location(related.location).merging(["id": index, "message": ["text": related.text]]) { $1 }
        }
    }

    private static func words(_ step: Diagnostic.Step) -> String {
        let name = step.name.isEmpty ? "" : _DiagnosticText.quote(step.name, step.detail)
        // The column is a part of the place.
        let remark = step.remark.isEmpty || step.column != nil ? "" : "(\(step.remark))"
        let words = [step.relation.rawValue, name, remark].filter { !$0.isEmpty }.joined(separator: " ")
        return words.isEmpty ? "here" : _DiagnosticText.escaped(words)
    }

    /// Only the three severities of the library are levels; one of a plugin's own is a note.
    private static func level(_ severity: Diagnostic.Severity) -> String {
        severity == .error ? "error" : severity == .warning ? "warning" : "note"
    }

    private static func location(_ location: Location) -> [String: Any] {
        let path = location.path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? location.path
        let isAbsolute = path.hasPrefix("/")
        return [
            "physicalLocation": [
                "artifactLocation": isAbsolute ? ["uri": "file://" + path] : ["uri": path, "uriBaseId": root],
                "region": ["startLine": location.line, "startColumn": location.column],
            ] as [String: Any]
        ]
    }

    /// The characters that a path of a URI contains unescaped (RFC 3986).
    private static let unreserved: CharacterSet = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
}
