// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import DIGraphTools
import DIProperties

/// A run before it begins: everything settled, nothing planned.
struct PreparedRun: Sendable {
    /// Unknown keys are errors: a typo would otherwise leave a setting without effect. Most configurations have no token to
    /// hide.
    private static let severities: [Diagnostic.ID: Diagnostic.Severity?] = [
        .propertyUnknown: .error, .secretUnmatched: nil,
    ]

    let configuration: Configuration
    let invocation: Invocation
    /// The modules that override the program's own bindings, as tests do.
    let overrides: [any Module.Type]

    /// Returns the factory of the program; it builds nothing yet.
    func factory() throws(BrowserFailure) -> ComponentFactory<AppComponent> {
        do {
            return try ComponentFactory.of(AppComponent.self, options(configuration.properties))
        } catch {
            throw failure(error.diagnostics)
        }
    }

    /// Builds the program. What it uses later is opened on first use, and closed with it in the reverse order.
    func open() async throws(BrowserFailure) -> ComponentHandle<Program> {
        let factory = try factory()
        do {
            return try await factory.open(invocation, stopTimeout: invocation.stopTimeout)
        } catch {
            throw BrowserFailure(opening: "program", error)
        }
    }

    /// The program's graph with its rules checked, valid or not.
    var graph: BindingGraph { AppComponent.graph(options(configuration.properties, plugins: GraphRules.plugins)) }

    private func options(_ properties: Properties, plugins: [any GraphPlugin] = []) -> GraphOptions {
        GraphOptions(properties: properties, overriding: overrides).with(plugins: plugins, severities: Self.severities)
    }

    func validate() throws(BrowserFailure) {
        let mistakes = graph.diagnostics.filter { $0.severity == .error }
        guard mistakes.isEmpty else { throw failure(mistakes) }
    }

    /// Returns the mistakes of the configuration, for GitHub and for the demo, each once.
    func mistakes(where isMeant: (Diagnostic) -> Bool = { _ in true }) -> [[String]] {
        let own = mistakes(of: configuration.properties, where: isMeant)
        let other = configuration.isLive ? "demo" : "github"
        let forced = PropertySource.values(["data": ["source": .text(other)]], named: "check")
        guard let properties = try? configuration.properties.adding([forced]) else { return own }
        return own + mistakes(of: properties, where: isMeant).filter { !own.contains($0) }
    }

    /// Returns the worded mistakes of the graph for some properties.
    private func mistakes(of properties: Properties, where isMeant: (Diagnostic) -> Bool) -> [[String]] {
        let graph = AppComponent.graph(options(properties))
        return ConfigurationComplaints(properties: properties).lines(
            of: graph.diagnostics.filter { $0.severity == .error && isMeant($0) })
    }

    /// Returns the failure for mistakes of the graph; those of the configuration come first.
    func failure(_ mistakes: [Diagnostic]) -> BrowserFailure {
        let properties = configuration.properties
        let own = mistakes.filter(ConfigurationComplaints.isOfConfiguration)
        guard own.isEmpty else {
            return ConfigurationComplaints(properties: properties).failure(own)
        }
        return BrowserFailure(
            .configuration, "the program's graph is invalid; please report this\n\(GraphError(diagnostics: mistakes))")
    }
}
