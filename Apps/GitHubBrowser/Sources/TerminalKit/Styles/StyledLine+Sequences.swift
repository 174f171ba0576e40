// SPDX-License-Identifier: Apache-2.0

import TerminalText

extension StyledLine {
    /// Returns the line for the output of a command; the text can't add sequences of its own.
    ///
    /// - Parameter colors: The colors to show styles in; nil leaves all styles out.
    /// - Returns: The text of the line between the sequences of its styles.
    public func sequences(colors: ColorSupport?) -> String {
        spans.map { span in
            let text = PlainText.line(span.text)
            guard let colors, span.style != .plain, !text.isEmpty else { return text }
            let parameters = StyleEncoder(colors: colors).parameters(of: span.style).map(String.init)
            return "\u{1B}[\(parameters.joined(separator: ";"))m\(text)\u{1B}[0m"
        }.joined()
    }
}
