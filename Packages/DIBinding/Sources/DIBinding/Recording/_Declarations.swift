// SPDX-License-Identifier: Apache-2.0

import DICore

/// A list of bindings that were recorded once, and that any number of graphs are planned from.
///
/// It is the content of a module as a value. Its order is that of the text. A graph counts an entry once however often
/// the list has it, and shares the entry with every other graph of the list.
public struct _Declarations: @unchecked Sendable {
    // Proof of @unchecked Sendable: an entry in a list is complete and nobody writes it, since planning copies the draft
    // where something must differ. Its recipe captures Sendable functions and makes a node for each graph.

    /// One element of the list.
    private enum Item {
        case entry(_Entry)
        case absence(_MeantAbsence)
        case module(_Inclusion)
    }

    /// A module that is configured for each graph.
    private struct _Inclusion: Sendable {
        let include: @Sendable (_Recorder) -> Void
    }

    /// The type that names the graph's component in diagnostics.
    fileprivate let owner: Any.Type
    private var items: [Item] = []

    /// Makes an empty list; `owner` names the component in diagnostics.
    public init(of owner: Any.Type) {
        self.owner = owner
    }

    /// Adds a complete entry.
    public mutating func append(_ entry: _Entry) {
        items.append(.entry(entry))
    }

    /// Adds a type whose absence is meant.
    public mutating func append<T>(optional type: T.Type, _ place: _SourcePlace) {
        items.append(.absence(_MeantAbsence(type: type, place: place)))
    }

    /// Adds a module.
    public mutating func append<M: Module>(module: M.Type, allowing ids: [Diagnostic.ID]) {
        items.append(.module(_Inclusion { $0.include(M.self, allowing: ids) }))
    }

    /// Adds another list.
    public mutating func append(_ other: _Declarations) {
        items += other.items
    }
}

extension _Declarations {
    /// Hands the declarations to a recorder, each entry once.
    fileprivate func record(in recorder: _Recorder) {
        var seen: Set<ObjectIdentifier> = []
        seen.reserveCapacity(items.count)
        for item in items {
            switch item {
            case .entry(let entry):
                if seen.insert(ObjectIdentifier(entry)).inserted { recorder.add(declared: entry) }
            case .absence(let absence): recorder.addOptional(absence.type, absence.place)
            case .module(let inclusion): inclusion.include(recorder)
            }
        }
    }
}

extension _Entry {
    /// Begins an entry of a list of declarations, to which it is added when it is complete.
    public static func _declared(binding key: Any.Type) -> _Entry {
        _Entry(nil, _BindingDraft(nil, binding: key))
    }
}

extension _Definition {
    /// Makes the definition of a component that is a list of declarations: it has no root and no seed.
    init(_ declarations: _Declarations, in circumstances: _Circumstances) {
        let recorder = _Recorder(for: declarations.owner, in: circumstances)
        declarations.record(in: recorder)
        entries = recorder.close()
        type = DeclaredComponent.self
        name = declarations.owner
        scope = DeclaredComponent.Scope.self
        seedKey = nil
        seedElement = DeclaredComponent.Seed.self
        rootType = nil
        construction = DeclaredComponent.Construction._effects
        optionals = recorder.optionals
        modules = recorder.modules
        includers = recorder.includers
        choices = recorder.closeChoices()
    }
}

/// The component of a list of declarations. Nothing configures it, and nothing builds it by its root.
enum DeclaredComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> {
        bind.to(value: ())
    }
}
