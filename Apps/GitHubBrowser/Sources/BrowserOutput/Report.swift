// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalText

/// The rows and columns of a command's output, before they are rendered.
package struct Report: Sendable, Hashable {
    /// The shape of the report: a list or a single object.
    package enum Shape: Sendable, Hashable {
        /// A list, which may be empty.
        case list
        /// A single object, in one row.
        case one
    }

    /// The shape of the report: a list or a single object.
    package let shape: Shape
    /// The keys of the columns.
    package let names: [String]
    /// The values of each row, in the order of `names`.
    package let rows: [[FieldValue]]
    /// The line above a table.
    package let headline: String?
    /// The sections below the fields of a single object in a table; other formats have their content in a field.
    package let sections: [Section]

    /// Creates a report whose rows have a value for each name.
    package init(
        shape: Shape, names: [String], rows: [[FieldValue]], headline: String? = nil, sections: [Section] = []
    ) {
        self.shape = shape
        self.names = names
        self.rows = rows
        self.headline = headline
        self.sections = sections
    }

    /// A text or a table below the fields of a single object.
    package struct Section: Sendable, Hashable {
        /// The content below the heading.
        package enum Content: Sendable, Hashable {
            /// A Markdown text; with `breaksLines`, line breaks are hard.
            case markdown(String, breaksLines: Bool)
            /// A table.
            case table(names: [String], rows: [[FieldValue]])
        }

        /// The parts of the heading, in one line; empty for a section without heading.
        package let heading: [FieldValue]
        /// The content below the heading.
        package let content: Content

        /// Creates a section.
        package init(heading: [FieldValue] = [], _ content: Content) {
            self.heading = heading
            self.content = content
        }
    }
}

extension Catalogue {
    /// Returns a catalogue of only the named fields, in that order; an unknown name is a failure that lists the known ones.
    package func choosing(_ names: [String]) throws(BrowserFailure) -> Catalogue {
        var chosen: [Field] = []
        for name in names {
            guard let field = fields.first(where: { $0.name == name }) else {
                throw BrowserFailure(
                    .usage,
                    "unknown field '\(PlainText.line(name))' for \(noun.many)",
                    advice: ["known fields: " + self.names.joined(separator: ", ")]
                )
            }
            chosen.append(field)
        }
        return Catalogue(noun: noun, fields: chosen, columns: columns)
    }

    /// Returns a report of all fields.
    package func report(
        _ shape: Report.Shape, _ items: [Item], headline: String? = nil, sections: [Report.Section] = []
    ) -> Report {
        Report(shape: shape, names: names, rows: items.map(values), headline: headline, sections: sections)
    }
}
