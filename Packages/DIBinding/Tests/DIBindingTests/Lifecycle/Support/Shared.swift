// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A component whose root is what it binds as "shared".
protocol SharedRootComponent: Component {}

extension SharedRootComponent {
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(qualified: "shared")
    }
}

/// A component with a test's bindings, of one construction, whose root a test binds, or is what it binds as "shared".
struct Local<Root, Seed: Sendable, Kind: ConstructionKind>: RootComponent {
    typealias Construction = Kind

    static func configure(binder: Binder<Singleton>) {
        LocalModule.configure(binder: binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        LocalRoot.current?.end(bind) ?? bind.to(qualified: "shared")
    }
}

typealias Shared<Root, Seed: Sendable> = Local<Root, Seed, Synchronous>

/// The end of a root's binding.
private struct LocalRoot: Sendable {
    @TaskLocal static var current: LocalRoot?

    private let bind: @Sendable (Any) -> Any?

    init<Root>(_ bind: @escaping RootBinding<Root>) {
        self.bind = { ($0 as? ReceiptBinder<Root>).map(bind) }
    }

    func end<Root>(_ binder: ReceiptBinder<Root>) -> BindingReceipt<Root>? { bind(binder) as? BindingReceipt<Root> }
}

typealias RootBinding<Root> = @Sendable (ReceiptBinder<Root>) -> BindingReceipt<Root>

extension LocalBindings {
    /// Plans a component with these bindings, with a root that `bind` ends, or else with what these bind as "shared".
    func factory<Root, Seed: Sendable, Kind: ConstructionKind>(
        of root: Root.Type = Root.self, seed: Seed.Type = Void.self, _ kind: Kind.Type = Synchronous.self,
        options: GraphOptions = GraphOptions(), root bind: RootBinding<Root>? = nil
    ) throws -> ComponentFactory<Local<Root, Seed, Kind>> {
        try LocalRoot.$current.withValue(bind.map(LocalRoot.init)) {
            try plan { try ComponentFactory.of(Local<Root, Seed, Kind>.self, options) }
        }
    }
}

extension BindingBuilder where Step: _Step.BeforeStop, Input: Sendable {
    /// Logs when an instance is stopped and disposed of.
    func loggingEnd(of name: String, in journal: Journal) -> BindingBuilder<Input, _Step.Disposed, Bound, S> {
        onStop { _ in journal.log("stop \(name)") }.onDispose { _ in journal.log("dispose \(name)") }
    }
}

extension BindingBuilder where Step: _Step.BeforeStart, Input: Sendable {
    /// Logs when an instance is started, stopped and disposed of.
    func loggingLife(of name: String, in journal: Journal) -> BindingBuilder<Input, _Step.Disposed, Bound, S> {
        onStart { _ in journal.log("start \(name)") }.loggingEnd(of: name, in: journal)
    }
}
