// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import Foundation

extension Report {
    /// Returns the report for reviews: each diagnostic is a result, and its id is a rule.
    ///
    /// Fixes are part of the message, because SARIF knows only those that are edits of files.
    ///
    /// - Parameter documentation: The address of the folder with the pages of ids.
    /// - Returns: The log as JSON.
    /// - Throws: `EncodingError` only if it can't be encoded.
    func sarif(documentation: String?) throws -> String {
        let ids = Set(entries.map(\.diagnostic.id.rawValue)).sorted()
        let rules = ids.map { id in
            let name = id.split(separator: "/").last.map(String.init) ?? id
            let isOwn = id.hasPrefix("DI/")
            return SARIFLog.Rule(
                id: id, helpUri: isOwn ? documentation.map { $0 + name + ".md" } : nil,
                help: isOwn ? SARIFLog.Message(text: "swift package di explain \(name)") : nil)
        }
        let results = entries.map { result($0, rule: ids.firstIndex(of: $0.diagnostic.id.rawValue) ?? 0) }
        // Without an address, which would reveal the folders of the machine: readers of the log have the sources elsewhere.
        let root = SARIFLog.UnknownLocation(description: .init(text: "the folder of the package"))
        let log = SARIFLog(runs: [
            SARIFLog.Run(
                tool: .init(driver: .init(rules: rules)), originalUriBaseIds: [Self.root: root], results: results)
        ])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(log), as: UTF8.self) + "\n"
    }

    /// The name of the folder that paths are relative to.
    private static let root: String = "%SRCROOT%"

    private func result(_ entry: Entry, rule: Int) -> SARIFLog.Result {
        let diagnostic = entry.withComponents
        let lines =
            [diagnostic.message] + diagnostic.notes.map { "note: \($0)" } + diagnostic.fixes.map { "fix: \($0)" }
        let types = [SARIFLog.LogicalLocation(fullyQualifiedName: diagnostic.subject, kind: "type")]
        var location = entry.locations.first.map { Self.location($0) } ?? SARIFLog.Location()
        location.logicalLocations = types
        let related = related(to: entry)
        return SARIFLog.Result(
            ruleId: diagnostic.id.rawValue, ruleIndex: rule, level: Self.level(diagnostic.severity),
            message: SARIFLog.Message(text: lines.map(_DiagnosticText.escaped).joined(separator: "\n")),
            locations: [location], relatedLocations: related.isEmpty ? nil : related)
    }

    /// The other files that the place may be in, and the places of the trace.
    private func related(to entry: Entry) -> [SARIFLog.Location] {
        let files = entry.locations.dropFirst().map { (text: "or in this file of the same name", location: $0) }
        let steps = entry.diagnostic.trace.flatMap { step in
            locations(of: step).prefix(1).map { (text: Self.words(step), location: $0) }
        }
        return (files + steps).enumerated().map { index, related in
            var location = Self.location(related.location)
            location.id = index
            location.message = SARIFLog.Message(text: related.text)
            return location
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

    private static func location(_ location: Location) -> SARIFLog.Location {
        let isAbsolute = location.path.hasPrefix("/")
        return SARIFLog.Location(
            physicalLocation: SARIFLog.PhysicalLocation(
                artifactLocation: SARIFLog.ArtifactLocation(
                    uri: (isAbsolute ? "file://" : "") + encoded(location.path),
                    uriBaseId: isAbsolute ? nil : root),
                region: SARIFLog.Region(startLine: location.line, startColumn: location.column)))
    }

    /// Encodes a path as a part of a URI (RFC 3986).
    private static func encoded(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.append(Character(Unicode.Scalar(byte)))
            default:
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
