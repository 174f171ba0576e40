// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// How the text of a diagnostic is set.
    public struct Style: Sendable, Hashable {
        private enum Kind {
            case plain
            case ansi
        }

        private let kind: Kind

        /// Text only, for files, logs and whatever is compared.
        public static let plain: Style = Style(kind: .plain)
        /// The same text with the colours of ANSI terminals; without them it is the plain text.
        public static let ansi: Style = Style(kind: .ansi)
    }

    /// The text, over several lines.
    ///
    /// Nothing is coloured unless asked for, since a library cannot know where its text goes. A program that writes to a
    /// terminal asks:
    ///
    /// ```swift
    /// let isTerminal = isatty(STDERR_FILENO) != 0 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
    /// print(error.rendered(in: isTerminal ? .ansi : .plain))
    /// ```
    ///
    /// Control characters in names and messages are shown as escapes such as `\u{1B}`, in every style, so that a text
    /// never steers the terminal by itself. Complexity: linear in the length of the text.
    public func rendered(in style: Style = .plain) -> String {
        DiagnosticRenderer.render(self, in: style)
    }
}
