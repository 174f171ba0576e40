// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput

/// The form of the answer and the fields that the user asked for.
public struct Layout: Sendable, Hashable {
    /// The form.
    public let format: OutputFormat
    /// The fields in the order asked for; nil for all of them.
    public let fields: [String]?

    /// Makes a layout; fields count for JSON only.
    public init(format: OutputFormat, fields: [String]? = nil) {
        self.format = format
        self.fields = fields
    }

    /// The positions in a catalogue of the fields that an answer shows; fails where one is unknown.
    ///
    /// Fields that stand apart are shown to a person in sections of their own.
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
