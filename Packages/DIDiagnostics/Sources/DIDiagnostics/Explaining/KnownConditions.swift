// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// The conditions of a graph and of the modules left out, with their bindings. Collecting them plans the graph again.
struct KnownConditions {
    /// A binding of a module that was not chosen: its key, or its collection's, its module and place, and the index of the choice
    /// that left it out.
    typealias UnchosenBinding = (key: _Key, module: Any.Type?, place: _SourcePlace?, choice: Int)

    /// The decided conditions, component by component in the order of registration.
    private(set) var choices: [_GraphModel.Choice]
    private(set) var unchosen: [UnchosenBinding] = []
    /// The types requested in modules that were not chosen, and in components that only these install.
    private(set) var requests: [Any.Type] = []
    /// The profiles named in components that only unchosen modules install.
    private(set) var furtherProfiles: Set<String> = []
    /// The tests of values in such components.
    private(set) var furtherTests: [_ValueTest] = []

    /// Collects the conditions of a graph. The first time, it is planned again if anything is left out.
    init(_ model: _GraphModel) {
        guard let graph = (model.conditions.whole as? _PlannedWhole)?.graph else {
            choices = model.conditions.choices
            return
        }
        choices = graph.model.conditions.choices
        // Components that only unchosen modules install name further profiles and types. They may install each other endlessly,
        // hence the limits of a graph.
        var open: [(type: any Component.Type, depth: Int)] = []
        for (entry, choice) in graph.unchosen {
            requests += entry.requests
            guard !entry.isUnkeyed else { continue }
            unchosen.append((entry.key, entry.module, entry.place, choice))
            if let type = entry.installed {
                open.append((type, graph.model.components[choices[choice].component].depth + 1))
            }
        }
        var known = Set(graph.components.map { ObjectIdentifier($0) })
        while let (type, depth) = open.popLast() {
            guard depth < _GraphModel.depthLimit, known.count < _GraphModel.placeLimit,
                known.insert(ObjectIdentifier(type)).inserted
            else { continue }
            let definition = _Definition(type, in: graph.model.conditions.circumstances)
            for choice in definition.choices.choices {
                furtherProfiles.formUnion(choice.condition.profiles)
                furtherTests += choice.condition.tests.map(\.test)
            }
            for entry in definition.entries + definition.choices.unchosen.map(\.entry) {
                requests += entry.requests
                if let type = entry.installed { open.append((type, depth + 1)) }
            }
        }
    }

    /// All profiles that conditions name.
    var profiles: Set<String> {
        choices.reduce(into: furtherProfiles) { $0.formUnion($1.condition.profiles) }
    }

    /// All tests of the value at a path. A test in a component that isn't installed counts as negated, so nothing is reported
    /// about the value.
    func tests(of path: String) -> [(test: _ValueTest, isNegated: Bool)] {
        (choices.flatMap(\.condition.tests) + furtherTests.map { ($0, true) }).filter { $0.test.path == path }
    }
}
