// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// A terminal whose screen the browser fills; tests put one of their own in its place.
protocol ScreenTerminal: Sendable {
    /// How many characters fit on it.
    var size: TerminalSize { get }
    /// Takes the screen over.
    func enter(_ reports: Terminal.Reports) throws(Terminal.Failure)
    /// Gives the screen back; does nothing when it is not taken.
    func leave()
    /// Writes to the screen.
    func write(_ bytes: [UInt8]) throws(Terminal.Failure)
    /// Stops the process as Ctrl-z does; returns when it goes on.
    func suspend()
    /// What happens at it, from now on; to be called once, after it was entered.
    func events() -> AsyncStream<TerminalEvent>
}

extension Terminal: ScreenTerminal {}
