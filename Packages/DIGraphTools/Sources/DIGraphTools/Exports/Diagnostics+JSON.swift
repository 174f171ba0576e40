// SPDX-License-Identifier: Apache-2.0

import DICore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Sequence where Element == Diagnostic {
    /// The diagnostics as JSON: an array of objects as the schema of graphs has them.
    ///
    /// For tools that show them in their own way, such as an editor or a review:
    ///
    /// ```swift
    /// let json = try CoffeeShop.graph.diagnostics.json()
    /// ```
    ///
    /// Each object has `id`, `severity`, `subject`, `message`, `place`, `trace`, `notes` and `fixes`; each step of a trace
    /// `relation`, `name`, `detail`, `place` and `remark`. A place is a string such as `"Shop/Menu.swift:12"`, or null. Keys
    /// are sorted, so that the same diagnostics give the same bytes. Texts are not capped, and control characters are
    /// escaped as JSON does.
    ///
    /// - Returns: Indented JSON without a line break at its end.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Array(self)), as: UTF8.self)
    }
}
