// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The formats of output.
package enum OutputFormat: String, Sendable, Hashable, CaseIterable {
    /// JSON, for programs.
    case json
    /// Tab-separated lines without a header, for scripts.
    case tsv
    /// An aligned table, for people.
    case table
}

/// A renderer of reports in one format.
package protocol Renderer: Sendable {
    /// Returns the whole text, with a newline at its end; empty for an empty report.
    func render(_ report: Report) -> String
}

/// The screen that a table is shown on.
package struct Screen: Sendable, Hashable {
    /// The width in columns.
    package let width: Int
    /// Whether colors and bold text are shown.
    package let isColored: Bool
    /// The supported colors.
    package let colors: ColorSupport

    /// Creates a screen.
    package init(width: Int, isColored: Bool, colors: ColorSupport = .basic) {
        self.width = width
        self.isColored = isColored
        self.colors = colors
    }
}
