// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import Foundation
import Synchronization

@testable import BrowserApp
@testable import TerminalKit

/// A terminal that a test has in its hands instead of a person.
final class ScriptedTerminal: ScreenTerminal {
    @TaskLocal static var current = ScriptedTerminal()

    private struct State {
        var size = TerminalSize(columns: 100, rows: 30)
        var written = ""
        var calls: [String] = []
        var isBroken = false
    }

    private let state = Mutex(State())
    private let input = AsyncStream.makeStream(of: TerminalEvent.self)
    private let changes = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    var size: TerminalSize { state.withLock { $0.size } }

    /// The calls of the terminal other than writes.
    var calls: [String] { state.withLock { $0.calls } }
    /// Everything that was written, with its sequences.
    var written: String { state.withLock { $0.written } }

    func enter(withMouse: Bool) throws(Terminal.Failure) {
        state.withLock { $0.calls.append(withMouse ? "enter with mouse" : "enter") }
    }

    func leave() { state.withLock { $0.calls.append("leave") } }
    func suspend() { state.withLock { $0.calls.append("suspend") } }
    func events() -> AsyncStream<TerminalEvent> { input.stream }

    func write(_ bytes: [UInt8]) throws(Terminal.Failure) {
        guard !bytes.isEmpty else { return }
        if state.withLock({ $0.isBroken }) { throw Terminal.Failure(code: EIO) }
        state.withLock { $0.written += String(decoding: bytes, as: UTF8.self) }
        changes.continuation.yield()
    }

    /// Presses keys, by their names.
    func press(_ names: String...) {
        for name in names {
            if let key = KeyPress(name: name) { input.continuation.yield(.input(.key(key))) }
        }
    }

    /// Pulls the window.
    func resize(columns: Int, rows: Int) {
        let size = TerminalSize(columns: columns, rows: rows)
        state.withLock { $0.size = size }
        input.continuation.yield(.resized(size))
    }

    /// Takes the terminal away, as when its window is closed.
    func hangUp() { input.continuation.finish() }

    /// Has everything fail that is written from now on.
    func breakDown() { state.withLock { $0.isBroken = true } }

    /// Waits until a text was written.
    func wait(for text: String) async {
        if written.contains(text) { return }
        for await _ in changes.stream where written.contains(text) { return }
    }
}

/// Overrides the terminal.
enum ScreenWorld: Module {
    static func configure(binder: UnscopedBinder) {
        let terminal = ScriptedTerminal.current
        binder.bind((any ScreenTerminal).self).to { () -> any ScreenTerminal in terminal }
    }
}
