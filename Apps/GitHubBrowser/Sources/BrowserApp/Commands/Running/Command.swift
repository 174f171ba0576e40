// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// A command, created by the argument parser.
protocol Command: ParsableCommand {
    var options: GlobalOptions { get }
}

/// A command with output, whose needs come from the graph: as parameters of the function that runs it, or as properties.
///
/// It checks names and fields before it sends a request.
protocol InjectedCommand: Command {
    /// The name on the command line, such as `repos` or `cache clear`.
    static var name: String { get }
}

extension InjectedCommand {
    static var name: String { configuration.commandName ?? "" }
}

/// A command whose `Injected` properties are filled by the graph, for the functions that share them.
protocol FilledCommand: InjectedCommand, AnyObject {
    func output() async throws -> CommandOutput
}

extension Catalogue {
    func output(_ item: Item, sections: [Report.Section] = []) -> CommandOutput {
        .report(report(.one, [item], sections: sections))
    }
}

extension Catalogue where Item: Sendable {
    func output(_ listing: Listing<Item>, _ noun: Noun? = nil, in owner: String) -> CommandOutput {
        output(listing, noun ?? self.noun, place: "in \(owner)")
    }

    /// Returns a list as the output of a command, with the given words for the origin of its rows.
    func output(_ listing: Listing<Item>, _ noun: Noun, place: String) -> CommandOutput {
        .report(report(.list, listing.items, headline: listing.headline(noun, place)))
    }
}

extension Listing {
    /// Returns the line above a table, such as "Showing 30 of 2204 repositories in jenkinsci".
    fileprivate func headline(_ noun: Noun, _ place: String) -> String {
        switch total {
        case .exactly(let count): "Showing \(items.count) of \(count) \(noun.form(for: count)) \(place)"
        case .atLeast(let count): "Showing \(items.count) of at least \(count) \(noun.many) \(place)"
        case .unknown: "Showing the first \(items.count) \(noun.many) \(place)"
        }
    }
}

/// The output of a command on standard output.
enum CommandOutput: Sendable, Hashable {
    /// Rows and columns, for a renderer to format.
    case report(Report)
    /// The bytes of a file, unchanged.
    case file([UInt8])
    /// No output; the command reports what it did on standard error.
    case nothing
}

extension BrowserFailure {
    /// Creates the failure that ends a command from any error of its work.
    init(_ error: any Error) {
        switch error {
        case let failure as BrowserFailure: self = failure
        case let failure as APIFailure: self = failure.failure
        case is CancellationError: self.init(.cancelled, "cancelled")
        default: self.init(.failure, "\(error)")
        }
    }

    /// Runs work on stored data and converts its failure to one that ends the command.
    static func ofStorage<Value>(_ failed: String, _ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch  where !(error is CancellationError) {
            throw BrowserFailure(.failure, "\(failed): \(error)")
        }
    }
}
