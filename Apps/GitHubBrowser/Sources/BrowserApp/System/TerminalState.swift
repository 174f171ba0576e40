// SPDX-License-Identifier: Apache-2.0

import BrowserOutput
import Foundation
import TerminalKit

/// The terminal of the process, before options and environment are applied.
package struct TerminalState: Sendable, Hashable {
    /// The number of columns; nil if standard output is not a terminal.
    package let width: Int?
    /// The number of lines, if known.
    package var height: Int?
    /// Whether standard input is a terminal, so that keys can be read.
    package var isInput = false

    /// Returns the terminal with the width in `GHB_FORCE_TTY` applied, which says nothing about keys.
    func forced(by environment: Environment) -> TerminalState {
        guard let forced = environment["GHB_FORCE_TTY"] else { return self }
        return TerminalState(
            width: Int(forced).flatMap { $0 > 0 ? min($0, 10_000) : nil } ?? width ?? 80, height: height,
            isInput: isInput)
    }

    /// Returns the screen for a table.
    func screen(color: ColorChoice, environment: Environment) -> Screen {
        // With --color always, the basic colors are used even if the variables name none.
        let known = ColorSupport(environment: environment.variables.filter { $0.key != "NO_COLOR" })
        return Screen(
            width: width ?? 80, isColored: isColored(color, environment), colors: known == .none ? .basic : known)
    }

    /// An option overrides all variables; `CLICOLOR_FORCE` overrides `NO_COLOR`, as in other programs with both.
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
package enum ColorChoice: String, Sendable, Hashable, CaseIterable {
    /// On a terminal that supports them.
    case auto
    /// Always.
    case always
    /// Never.
    case never
}

extension TerminalState {
    /// Returns the terminal behind the standard streams.
    package static func ofProcess() -> TerminalState {
        let size = size(of: STDOUT_FILENO)
        return TerminalState(width: size?.columns, height: size?.rows, isInput: isatty(STDIN_FILENO) == 1)
    }

    /// Returns the size of the terminal behind a file descriptor; nil if it is not a terminal.
    private static func size(of file: Int32) -> (columns: Int, rows: Int)? {
        guard isatty(file) == 1 else { return nil }
        var size = winsize()
        // Some terminals don't know their size; 80 by 24 is the traditional one.
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0 else { return (80, 24) }
        return (size.ws_col > 0 ? Int(size.ws_col) : 80, size.ws_row > 0 ? Int(size.ws_row) : 24)
    }
}
