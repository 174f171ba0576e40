// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

/// `ghb graph`: it asks nobody, so it is no command of a session.
struct GraphArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Print what the program is put together of.",
        discussion: """
            The text is a tree of what each component needs. dot is for Graphviz, mermaid for Markdown, html a page to \
            look around in: ghb graph --format html > graph.html.
            """)

    @Option(help: "Print text, json, dot, mermaid or html.") var format: GraphFormat = .text
    @Option(help: ArgumentHelp("Print one component and what it needs of others.", valueName: "name"))
    var component: String?
    @OptionGroup var options: GlobalOptions

    func validate() throws {
        guard options.json?.names == nil else { throw ValidationError("A graph has no fields to choose from.") }
    }

    /// What is to be printed; `--json` is one more way to ask for JSON.
    var command: GraphCommand {
        GraphCommand(format: options.json == nil ? format : .json, component: component)
    }
}

extension GraphFormat: ExpressibleByArgument {}
