// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Access to the visible content.
extension TmuxScreen {
    /// The time that a test waits for an expected event, even on a busy machine.
    static let patience: Duration = .seconds(30)

    /// The text of the screen, without trailing blanks.
    var text: String { (try? tmux.run(["capture-pane", "-p"])) ?? "" }

    /// The lines of the screen.
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The text of the screen, with the sequences that set styles.
    var styledText: String { (try? tmux.run(["capture-pane", "-p", "-e"])) ?? "" }

    /// Whether a program fills the screen.
    var isTaken: Bool { says("alternate_on") }

    /// Whether the cursor is to be seen.
    var isCursorShown: Bool { says("cursor_flag") }

    private func says(_ flag: String) -> Bool { (try? tmux.run(["display-message", "-p", "#{\(flag)}"])) == "1\n" }

    /// The text that was copied last.
    var clipboard: String { (try? tmux.run(["show-buffer"])) ?? "" }

    /// The row that is selected in a list, or in a menu above it: what is shown in reverse, but for tabs and status.
    var selected: String? {
        let runs = MarkedText.runs(in: styledText)
        let line = runs.last { $0.line != 0 && $0.line != runs.last?.line }?.line
        return runs.first { $0.line == line }?.text.trimmingCharacters(in: .whitespaces)
    }

    /// Returns the columns in which a text stands, from the top; tmux counts them, and not the width of characters.
    func columns(of text: String, count: Int) throws -> [Int] {
        let asking = ["display-message", "-p", "#{copy_cursor_x}", ";"]
        let next = ["send-keys", "-X", "search-again", ";"] + asking
        let answer = try tmux.run(
            ["copy-mode", ";", "send-keys", "-X", "history-top", ";", "send-keys", "-X", "start-of-line", ";"]
                + ["send-keys", "-X", "search-forward-text", text, ";"] + asking
                + (1..<max(1, count)).flatMap { _ in next } + ["send-keys", "-X", "cancel"])
        return answer.split(separator: "\n").compactMap { Int($0) }
    }

    /// Waits until the screen shows a text.
    @discardableResult func wait(for text: String, _ location: SourceLocation = #_sourceLocation) async -> Bool {
        await wait(for: "'\(text)' is not on the screen", location) { self.text.contains(text) }
    }

    /// Waits until a row is selected that begins with a text.
    @discardableResult func wait(
        forSelected text: String, _ location: SourceLocation = #_sourceLocation
    ) async -> Bool {
        await wait(for: "'\(text)' is not selected", location) { selected?.hasPrefix(text) == true }
    }

    private func wait(for reason: String, _ location: SourceLocation, _ isSo: () -> Bool) async -> Bool {
        let came = await wait(isSo)
        if !came { Issue.record("\(reason); selected is '\(selected ?? "")':\n\(text)", sourceLocation: location) }
        return came
    }

    /// Waits until something is so; looking again is all that can be done about another process.
    func wait(_ isSo: () -> Bool) async -> Bool {
        let end = ContinuousClock.now + Self.patience
        while ContinuousClock.now < end {
            if isSo() { return true }
            try? await Task.sleep(for: .milliseconds(10))
        }
        return isSo()
    }
}
