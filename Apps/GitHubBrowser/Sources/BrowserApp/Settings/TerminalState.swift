// SPDX-License-Identifier: Apache-2.0

import BrowserOutput
import TerminalKit

/// What is known about the terminal before options and environment are heard.
public struct TerminalState: Sendable, Hashable {
    /// How many columns standard output has where it is a terminal; nil where it is none.
    public let width: Int?
    /// How many lines it has, where that is known.
    public let height: Int?
    /// Whether standard input is a terminal, so that somebody can press keys.
    public let isInput: Bool

    /// Describes a terminal, or its absence.
    public init(width: Int?, height: Int? = nil, isInput: Bool = false) {
        self.width = width
        self.height = height
        self.isInput = isInput
    }

    /// The same, heeding `GHB_FORCE_TTY`, whose value is the width; it says nothing about keys.
    func forced(by environment: Environment) -> TerminalState {
        guard let forced = environment["GHB_FORCE_TTY"] else { return self }
        return TerminalState(
            width: Int(forced).flatMap { $0 > 0 ? min($0, 10_000) : nil } ?? width ?? 80, height: height,
            isInput: isInput)
    }

    /// The screen for a table.
    func screen(color: ColorChoice, environment: Environment) -> Screen {
        // Whoever wants colors in spite of the variables gets those that every terminal has.
        let known = ColorSupport(environment: environment.variables.filter { $0.key != "NO_COLOR" })
        return Screen(
            width: width ?? 80, isColored: isColored(color, environment), colors: known == .none ? .basic : known)
    }

    /// An option beats all variables; a forced color beats a refused one, as in other programs with both.
    private func isColored(_ choice: ColorChoice, _ environment: Environment) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto:
            if let forced = environment["CLICOLOR_FORCE"], forced != "0" { return true }
            if environment["NO_COLOR"] != nil || environment["CLICOLOR"] == "0" { return false }
            return width != nil && environment["TERM"] != "dumb"
        }
    }
}

/// When to use colors.
public enum ColorChoice: String, Sendable, Hashable, CaseIterable {
    /// On a terminal that shows them.
    case auto
    /// In any case.
    case always
    /// In no case.
    case never
}
