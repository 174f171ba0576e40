// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics

/// A component whose lines a test hands over, to compare their graph with that of the same bindings as a value.
enum BinderComponent: RootComponent {
    /// A function in a struct: optimised code of Swift 6.3 crashes where a task-local value is a function itself.
    struct Lines: Sendable {
        let record: @Sendable (Binder<Singleton>) -> Void
    }

    @TaskLocal static var lines: Lines = Lines { _ in }

    static func configure(binder: Binder<Singleton>) { lines.record(binder) }

    static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> {
        bind.to(value: ())
    }

    static func graph(of lines: @escaping @Sendable (Binder<Singleton>) -> Void) -> BindingGraph {
        $lines.withValue(Lines(record: lines)) { graph() }
    }
}

/// What a graph says but for places and the names and roots of components: a line for each fact.
func facts(_ graph: BindingGraph) -> [String] {
    let roots = Set(graph.components.prefix(1).compactMap(\.root))
    let bindings = graph.bindings.filter { !roots.contains($0.id) }
    var names: [String: String] = [:]
    for (index, binding) in bindings.enumerated() { names[binding.id] = "\(index)" }
    var lines = graph.components.dropFirst().map { "\($0.name) scope \($0.scope ?? "none") seed \($0.seed ?? "none")" }
    lines += bindings.map { binding in
        """
        \(binding.key): \(binding.kind), \(binding.sharing), module \(binding.module ?? "none"), \
        effects \(binding.effects.map(\.rawValue)), main \(binding.isOnMainActor)
        """
    }
    lines += graph.edges.map { "\(names[$0.from] ?? "root") needs \(names[$0.to] ?? "root"): \($0.kind.rawValue)" }
    lines += graph.unmetNeeds.map { "\(names[$0.from] ?? "root") lacks \($0.key): \($0.kind.rawValue) \($0.isMeant)" }
    lines += graph.choices.map { "\($0.module ?? "none") when \($0.condition): \($0.isChosen), \($0.reason)" }
    lines += graph.profiles
    return lines
}
