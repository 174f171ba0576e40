// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The forms an answer can take.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
    /// JSON, for programs.
    case json
    /// Tab-separated lines without a header, for scripts.
    case tsv
    /// An aligned table, for people.
    case table
}

/// Gives an answer its form.
public protocol Renderer: Sendable {
    /// The whole text, with the end of its last line; empty where there is nothing to say.
    func render(_ report: Report) -> String
}

/// What is known about the place where a table is shown.
public struct Screen: Sendable, Hashable {
    /// How many columns there are.
    public let width: Int
    /// Whether colors and weights are shown.
    public let isColored: Bool
    /// How many colors there are, where some are shown.
    public let colors: ColorSupport

    /// Describes a screen.
    public init(width: Int, isColored: Bool, colors: ColorSupport = .basic) {
        self.width = width
        self.isColored = isColored
        self.colors = colors
    }
}
