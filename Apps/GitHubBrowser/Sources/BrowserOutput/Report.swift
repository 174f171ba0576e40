// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalText

/// An answer in rows and columns, before it has a form.
public struct Report: Sendable, Hashable {
    /// Whether the answer is a list or a single object.
    public enum Shape: Sendable, Hashable {
        /// A list, which may be empty.
        case list
        /// One object, in one row.
        case one
    }

    /// Whether the answer is a list or a single object.
    public let shape: Shape
    /// The keys of the columns.
    public let names: [String]
    /// The values of each row, in the order of `names`.
    public let rows: [[FieldValue]]
    /// The line above a table.
    public let headline: String?
    /// What a person reads below the fields of one object, such as its text; the other forms have it in a field.
    public let sections: [Section]

    /// Makes a report of rows that have a value for each name.
    public init(
        shape: Shape, names: [String], rows: [[FieldValue]], headline: String? = nil, sections: [Section] = []
    ) {
        self.shape = shape
        self.names = names
        self.rows = rows
        self.headline = headline
        self.sections = sections
    }

    /// A text or a table below the fields of one object.
    public struct Section: Sendable, Hashable {
        /// What stands under the heading.
        public enum Content: Sendable, Hashable {
            /// A text in Markdown; with `breaksLines` the end of a line in it ends the line.
            case markdown(String, breaksLines: Bool)
            /// A table of its own.
            case table(names: [String], rows: [[FieldValue]])
        }

        /// The parts of the heading, in one line; none for a section without one.
        public let heading: [FieldValue]
        /// What stands under it.
        public let content: Content

        /// Makes a section.
        public init(heading: [FieldValue] = [], _ content: Content) {
            self.heading = heading
            self.content = content
        }
    }
}

extension Catalogue {
    /// The positions of the fields that a user named; fails with the list of known ones where one is unknown.
    public func positions(of names: [String]) throws(BrowserFailure) -> [Int] {
        var positions: [Int] = []
        for name in names {
            guard let position = self.names.firstIndex(of: name) else {
                throw BrowserFailure(
                    .usage,
                    "unknown field '\(PlainText.line(name))' for \(noun.many)",
                    advice: ["known fields: " + self.names.joined(separator: ", ")]
                )
            }
            positions.append(position)
        }
        return positions
    }

    /// Reports objects by the fields at some positions.
    public func report(
        _ shape: Report.Shape, _ items: [Item], positions: [Int], headline: String? = nil,
        sections: [Report.Section] = []
    ) -> Report {
        Report(
            shape: shape,
            names: positions.map { fields[$0].name },
            rows: items.map { item in positions.map { fields[$0].value(item) } },
            headline: headline, sections: sections
        )
    }
}
