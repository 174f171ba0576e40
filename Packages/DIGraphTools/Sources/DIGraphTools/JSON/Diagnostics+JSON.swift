// SPDX-License-Identifier: Apache-2.0

import DICore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Sequence where Element == Diagnostic {
    /// Returns the diagnostics as JSON: an array of the objects that the schema of graphs defines.
    ///
    /// Tools that show diagnostics in their own way read this, such as an editor or a bot that reviews changes:
    ///
    /// ```swift
    /// let json = try CoffeeShop.graph.diagnostics.json()
    /// ```
    ///
    /// Each object has `id`, `severity`, `subject`, `message`, `place`, `trace`, `notes` and `fixes`; each step of a
    /// trace `relation`, `name`, `detail`, `place` and `remark`. A place is a string such as `"Shop/Menu.swift:12"`, or
    /// null. Keys are sorted, so equal diagnostics have equal JSON. Texts are complete, however long.
    ///
    /// - Returns: Indented JSON without a line break at its end.
    public func json() throws -> String {
        try GraphJSON.encoded(Array(self), isPretty: true)
    }
}

extension GraphJSON {
    /// Returns the JSON of a value, with sorted keys.
    static func encoded(_ value: some Encodable, isPretty: Bool) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
