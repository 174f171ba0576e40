// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput

/// The format of the output and the requested fields.
public struct Layout: Sendable, Hashable {
    /// The format.
    public let format: OutputFormat
    /// The fields in the requested order; nil for all.
    public let fields: [String]?

    /// Creates a layout; fields apply to JSON only.
    public init(format: OutputFormat, fields: [String]? = nil) {
        self.format = format
        self.fields = fields
    }

    /// Returns the positions in a catalogue of the fields to show; fails if one is unknown.
    ///
    /// Fields in `apart` are shown in sections of their own on a terminal.
    public func positions<Item>(
        in catalogue: Catalogue<Item>, shape: Report.Shape, apart: Set<String> = []
    ) throws(BrowserFailure) -> [Int] {
        switch (format, shape) {
        case (.json, _): try catalogue.positions(of: fields ?? catalogue.names)
        case (.table, .one): try catalogue.positions(of: catalogue.names.filter { !apart.contains($0) })
        case (.table, .list), (.tsv, _): try catalogue.positions(of: catalogue.columns)
        }
    }
}
