// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput

/// The format of the output and the requested fields.
struct Layout: Sendable, Hashable {
    let format: OutputFormat
    /// The fields in the requested order, for JSON; nil for all.
    var fields: [String]?

    /// Returns a catalogue with only the fields to show; fails if one is unknown.
    ///
    /// Fields in `apart` are shown in sections of their own on a terminal.
    func fields<Item>(
        of catalogue: Catalogue<Item>, shape: Report.Shape, apart: Set<String> = []
    ) throws(BrowserFailure) -> Catalogue<Item> {
        switch (format, shape) {
        case (.json, _): try catalogue.choosing(fields ?? catalogue.names)
        case (.table, .one): try catalogue.choosing(catalogue.names.filter { !apart.contains($0) })
        case (.table, .list), (.tsv, _): try catalogue.choosing(catalogue.columns)
        }
    }

    /// Returns a report in the format of the layout; a closure writes it for a terminal.
    func render(_ report: Report, table: (Report) -> String) -> String {
        switch format {
        case .json: JSONRenderer().render(report)
        case .tsv: TSVRenderer().render(report)
        case .table: table(report)
        }
    }
}
