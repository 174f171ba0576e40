// SPDX-License-Identifier: Apache-2.0

import BrowserDemo
import BrowserModels
import DI
import DIProperties

/// A run as everything around it has settled it, before the graph is planned.
struct PreparedRun: Sendable {
    /// Keys that nothing reads are mistakes: a slip would otherwise leave a setting without effect. Most configurations have no
    /// token to hide.
    private static let severities: [Diagnostic.ID: Diagnostic.Severity?] = [
        .propertyUnknown: .error, .secretUnmatched: nil,
    ]

    /// The configuration.
    let configuration: Configuration
    /// What the program is asked to do.
    let invocation: Invocation
    /// Everything that overrides the program's own bindings.
    let overrides: [any Module.Type]
    /// What of that comes from outside of the program.
    let modules: [any Module.Type]

    /// The factory of the program; nothing is made yet.
    func factory() throws(BrowserFailure) -> ComponentFactory<AppComponent> {
        do {
            return try ComponentFactory.of(
                AppComponent.self, properties: configuration.properties, overriding: overrides,
                severities: Self.severities)
        } catch {
            throw failure(error.diagnostics)
        }
    }

    /// The program's graph, valid or not.
    var graph: BindingGraph {
        AppComponent.graph(
            properties: configuration.properties, overriding: overrides, plugins: GraphRules.plugins,
            severities: Self.severities)
    }

    /// Throws what is wrong with the configuration, as far as this run would be wrong by it.
    func validate() throws(BrowserFailure) {
        let mistakes = graph.diagnostics.filter { $0.severity == .error }
        guard mistakes.isEmpty else { throw failure(mistakes) }
    }

    /// What is wrong with the configuration, for GitHub as well as for the demo: each mistake once.
    func mistakes(where isMeant: (Diagnostic) -> Bool = { _ in true }) -> [[String]] {
        let own = Self.mistakes(of: configuration.properties, overrides, where: isMeant)
        let other = configuration.isLive ? "demo" : "github"
        let forced = PropertySource.values(["data": ["source": .text(other)]], named: "check")
        guard let properties = try? configuration.properties.adding([forced]) else { return own }
        let overrides = (configuration.isLive ? [DemoModule.self] : []) + modules
        return own + Self.mistakes(of: properties, overrides, where: isMeant).filter { !own.contains($0) }
    }

    /// The warnings about a valid configuration, each with its place and its advice.
    var warnings: [[String]] { KeyTakings(properties: configuration.properties).lines }

    /// What is wrong with a graph, in words.
    static func mistakes(
        of properties: Properties, _ modules: [any Module.Type], where isMeant: (Diagnostic) -> Bool
    ) -> [[String]] {
        let graph = AppComponent.graph(properties: properties, overriding: modules, severities: severities)
        let complaints = ConfigurationComplaints(
            properties: properties, choices: ConfigurationChoice.all(in: graph))
        return complaints.lines(of: graph.diagnostics.filter { $0.severity == .error && isMeant($0) })
    }

    /// What to tell of mistakes of the graph: first those of the configuration.
    func failure(_ mistakes: [Diagnostic]) -> BrowserFailure {
        let properties = configuration.properties
        let own = mistakes.filter(ConfigurationComplaints.isOfConfiguration)
        guard own.isEmpty else {
            return ConfigurationComplaints(properties: properties, choices: ConfigurationChoice.all(in: graph))
                .failure(own)
        }
        return BrowserFailure(
            .failure, "the program is put together wrongly; please report this\n\(GraphError(diagnostics: mistakes))")
    }
}
