// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import Foundation

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

/// A command that produces an answer. The graph injects its `Injected` properties after parsing.
protocol AnsweringCommand: AnyObject, Command {
    /// Runs the command. It checks names and fields before it sends a request.
    func answer() async throws(BrowserFailure) -> Answer
}

/// The answer of a command, for standard output.
enum Answer: Sendable, Hashable {
    /// Rows and columns, to be formatted.
    case report(Report)
    /// The bytes of a file.
    case file(Data)
    /// Nothing: the command has reported on standard error.
    case nothing
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
