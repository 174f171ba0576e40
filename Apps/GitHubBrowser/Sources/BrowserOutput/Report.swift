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

    /// Makes a report of rows that have a value for each name.
    public init(shape: Shape, names: [String], rows: [[FieldValue]], headline: String? = nil) {
        self.shape = shape
        self.names = names
        self.rows = rows
        self.headline = headline
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
    public func report(_ shape: Report.Shape, _ items: [Item], positions: [Int], headline: String? = nil) -> Report {
        Report(
            shape: shape,
            names: positions.map { fields[$0].name },
            rows: items.map { item in positions.map { fields[$0].value(item) } },
            headline: headline
        )
    }
}
