// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation
import Synchronization
import TerminalKit

@testable import BrowserApp

/// The browser's loop with everything below it, in the hands of a test.
@MainActor final class LoopBench {
    let terminal = ScriptedTerminal()
    let outlet = Outlet()
    let loop: BrowserLoop
    private let run: Task<Void, any Error>
    /// The folder of choices unless a test names another one; never the user's own.
    private let folder: ConfigurationFolder

    init(
        _ arguments: [String], variables: [String: String] = [:], transport: any Transport = Answers([:])
    ) async throws {
        folder = try ConfigurationFolder()
        let own = folder.variables.merging(["GHB__STORAGE__BACKEND": "memory"]) { $1 }
        let surroundings = World().surroundings(
            arguments, variables: own.merging(variables) { $1 },
            overriding: [ScreenWorld.self, ConsoleWorld.self, TransportWorld.self])
        let options = try GlobalOptions.parse(arguments)
        let opener = SessionOpener(
            surroundings: surroundings, options: options, target: try BrowseTarget(argument: nil), outlet: outlet)
        let keeper = SettingChange(surroundings: surroundings, options: options)
        let (terminal, outlet, world) = (terminal, outlet, World(transport: transport))
        let loop = try await World.$current.withValue(world) {
            try await ScriptedTerminal.$current.withValue(terminal) {
                BrowserLoop(
                    opened: try await opener.open(nil), opener: opener, keeper: keeper, outlet: outlet, crashes: false)
            }
        }
        self.loop = loop
        run = World.$current.withValue(world) {
            ScriptedTerminal.$current.withValue(terminal) {
                Task {
                    _ = try await loop.run(at: nil)
                    await loop.end()
                }
            }
        }
    }

    /// Goes to the row of the data source and gives it the next value.
    func chooseNextSource() { terminal.press(",", "j", "j", "j", "j", "Enter") }

    /// Lets everything go on until something is so.
    func wait(until condition: () -> Bool) async throws {
        while !condition() {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    /// Ends the browser.
    func quit() async throws {
        terminal.press("q")
        try await run.value
    }

    /// The picture on a small screen, without its last line.
    var picture: String {
        var canvas = Canvas(width: 44, height: 10)
        var screens = loop.screens
        screens.render(into: &canvas, now: World.current.clock.now())
        return canvas.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().joined(separator: "\n")
    }

    /// The lines of the log about sessions.
    var sessions: [String] {
        outlet.lines.filter { $0.contains(" session ") }.map {
            $0.split(separator: " ").dropFirst().joined(separator: " ")
        }
    }
}

/// A network whose servers never answer.
final class SilentNetwork: Transport {
    private let state = Mutex<(asked: [String], dropped: [String])>(([], []))

    /// The requests so far.
    var asked: [String] { state.withLock { $0.asked } }
    /// The requests that were dropped.
    var dropped: [String] { state.withLock { $0.dropped } }

    func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        state.withLock { $0.asked.append(request.url.path) }
        let (silence, continuation) = AsyncStream.makeStream(of: Void.self)
        defer { continuation.finish() }
        // Ends with the task.
        for await _ in silence {}
        state.withLock { $0.dropped.append(request.url.path) }
        throw TransportFailure(.cancelled)
    }
}
