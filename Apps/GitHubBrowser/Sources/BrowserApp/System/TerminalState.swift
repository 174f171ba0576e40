// SPDX-License-Identifier: Apache-2.0

import BrowserOutput
import Foundation
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
    func screen(colour: ColourWish, environment: Environment) -> Screen {
        // Whoever wants colours in spite of the variables gets those that every terminal has.
        let known = ColorSupport(environment: environment.variables.filter { $0.key != "NO_COLOR" })
        return Screen(
            width: width ?? 80, isColoured: isColoured(colour, environment), colors: known == .none ? .basic : known)
    }

    /// An option beats all variables; a forced colour beats a refused one, as in other programs with both.
    private func isColoured(_ wish: ColourWish, _ environment: Environment) -> Bool {
        switch wish {
        case .always: return true
        case .never: return false
        case .auto:
            if let forced = environment["CLICOLOR_FORCE"], forced != "0" { return true }
            if environment["NO_COLOR"] != nil || environment["CLICOLOR"] == "0" { return false }
            return width != nil && environment["TERM"] != "dumb"
        }
    }
}

/// When to use colours.
public enum ColourWish: String, Sendable, Hashable, CaseIterable {
    /// On a terminal that shows them.
    case auto
    /// In any case.
    case always
    /// In no case.
    case never
}

extension TerminalState {
    /// What the operating system tells about the streams of the process.
    public static func ofProcess() -> TerminalState {
        let size = size(of: STDOUT_FILENO)
        return TerminalState(width: size?.columns, height: size?.rows, isInput: isatty(STDIN_FILENO) == 1)
    }

    /// The size of the terminal behind a file; nil where the file is no terminal.
    private static func size(of file: Int32) -> (columns: Int, rows: Int)? {
        guard isatty(file) == 1 else { return nil }
        var size = winsize()
        // Some terminals do not know; 80 by 24 is what terminals have had for half a century.
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0 else { return (80, 24) }
        return (size.ws_col > 0 ? Int(size.ws_col) : 80, size.ws_row > 0 ? Int(size.ws_row) : 24)
    }
}
