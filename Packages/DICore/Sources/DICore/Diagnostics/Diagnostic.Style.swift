// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// The style of the text of a diagnostic.
    public struct Style: Sendable, Hashable {
        private let hasColors: Bool

        /// Plain text, for files, logs and comparisons.
        public static let plain: Style = Style(hasColors: false)
        /// The same text with the colors of ANSI terminals.
        public static let ansi: Style = Style(hasColors: true)
    }

    /// Renders the text, on several lines.
    ///
    /// The default has no colors, because the destination of the text is unknown to a library. A program that writes to
    /// a terminal can request them:
    ///
    /// ```swift
    /// let isTerminal = isatty(STDERR_FILENO) != 0 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
    /// print(error.rendered(in: isTerminal ? .ansi : .plain))
    /// ```
    ///
    /// Control characters in names and messages are shown as escapes such as `\u{1B}`, in every style, so that a text
    /// never controls the terminal. Complexity: linear in the length of the text.
    public func rendered(in style: Style = .plain) -> String {
        DiagnosticRenderer(style: style).text(of: self)
    }
}
