// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// A command, created by the argument parser.
protocol Command: ParsableCommand {
    /// The name on the command line, such as `repos` or `cache clear`.
    static var name: String { get }
    /// The global options.
    var options: GlobalOptions { get }
}

extension Command {
    static var name: String { configuration.commandName ?? "" }
}

/// A command with output. The graph injects its `Injected` properties after parsing.
protocol InjectedCommand: AnyObject, Command {
    /// Runs the command. It checks names and fields before it sends a request.
    func output() async throws(BrowserFailure) -> CommandOutput
}

extension Listing {
    /// Returns the line above a table, such as "Showing 30 of 2204 repositories in jenkinsci".
    func headline(_ noun: Noun, in owner: String) -> String { headline(noun, place: "in \(owner)") }

    /// Returns the line above a table, with the given words for the origin of its rows.
    func headline(_ noun: Noun, place: String) -> String {
        switch total {
        case .exactly(let count): "Showing \(items.count) of \(count) \(noun.form(for: count)) \(place)"
        case .atLeast(let count): "Showing \(items.count) of at least \(count) \(noun.many) \(place)"
        case .unknown: "Showing the first \(items.count) \(noun.many) \(place)"
        }
    }
}
