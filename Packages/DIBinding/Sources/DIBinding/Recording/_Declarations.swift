// SPDX-License-Identifier: Apache-2.0

import DICore

/// A list of bindings that were recorded once, and that any number of graphs are planned from.
///
/// It is the content of a module as a value. Its order is that of the text. A graph counts an entry once however often
/// the list has it, and shares the entry with every other graph of the list.
public struct _Declarations: @unchecked Sendable {
    // Proof of @unchecked Sendable: an entry in a list is complete and nobody writes it, since planning copies the draft
    // where something must differ. Its recipe captures Sendable functions and makes a node for each graph.

    /// One element of the list, one word: most are entries.
    private enum Item {
        case entry(_Entry)
        indirect case absence(_MeantAbsence)
        indirect case module(_Inclusion)
        /// A list that is included, so that it replaces nothing where the list overrides.
        indirect case included(_Declarations)
        /// A list that counts only where a condition holds.
        indirect case group(_Declarations, when: Condition, _SourcePlace)
    }

    /// A module that is configured for each graph.
    private struct _Inclusion: Sendable {
        let include: @Sendable (_Recorder) -> Void
    }

    /// The type that names the graph's component in diagnostics.
    fileprivate let owner: Any.Type
    private var content: Content

    /// One word, so that a list is copied by counting one reference.
    private enum Content {
        case nothing
        /// Each line of a text makes a list of one element, which needs no array.
        case one(Item)
        case several([Item])
    }

    /// Makes an empty list; `owner` names the component in diagnostics.
    public init(of owner: Any.Type) {
        self.owner = owner
        content = .nothing
    }

    /// Makes a list of one complete entry.
    public init(of owner: Any.Type, _ entry: consuming _Entry) {
        self.owner = owner
        content = .one(.entry(entry))
    }

    /// Makes one list of several, in this order; `list` is called with each index.
    public init(of owner: Any.Type, joining count: Int, _ list: (Int) -> _Declarations) {
        self.owner = owner
        var items: [Item] = []
        items.reserveCapacity(count)
        for index in 0..<count {
            switch list(index).content {
            case .nothing: break
            case .one(let item): items.append(item)
            case .several(let others): items += others
            }
        }
        content = .several(items)
    }

    private var items: [Item] {
        switch content {
        case .nothing: []
        case .one(let item): [item]
        case .several(let items): items
        }
    }

    private mutating func append(_ item: Item) {
        if case .nothing = content { content = .one(item) } else { content = .several(items + [item]) }
    }

    /// Adds a complete entry.
    public mutating func append(_ entry: _Entry) {
        append(.entry(entry))
    }

    /// Adds a type whose absence is meant.
    package mutating func append<T>(optional type: T.Type, _ place: _SourcePlace) {
        append(.absence(_MeantAbsence(type: type, place: place)))
    }

    /// Adds a module.
    public mutating func append<M: Module>(module: M.Type, allowing ids: [Diagnostic.ID]) {
        append(.module(_Inclusion { $0.include(M.self, allowing: ids) }))
    }

    /// Adds a module that counts only where a condition holds.
    package mutating func append<M: Module>(
        module: M.Type, when condition: Condition, allowing ids: [Diagnostic.ID], _ place: _SourcePlace
    ) {
        append(.module(_Inclusion { $0.include(M.self, when: condition, by: nil, allowing: ids, place) }))
    }

    /// Adds a list that counts only where a condition holds.
    package mutating func append(_ other: _Declarations, when condition: Condition, _ place: _SourcePlace) {
        append(.group(other, when: condition, place))
    }

    /// Adds a list as an included one.
    public mutating func append(included other: _Declarations) {
        append(.included(other))
    }

    /// Returns the list with the bindings of elements as contributions to the arrays of their types.
    ///
    /// Their keys become those of the arrays, or a tag's; their qualifiers stay. What binds no element, such as an included
    /// module or an installed component, stays as it is, and so does what has a tag.
    public func _contributions(tagged tag: (any Tag.Type)?, qualifier: String?) -> _Declarations {
        func contribution(_ item: Item) -> Item {
            switch item {
            case .entry(let entry): .entry(entry._contributed(to: tag, qualifier) ?? entry)
            case .group(let group, let condition, let place):
                .group(group._contributions(tagged: tag, qualifier: qualifier), when: condition, place)
            case .included(let list): .included(list._contributions(tagged: tag, qualifier: qualifier))
            case .absence, .module: item
            }
        }
        var list = self
        list.content = .several(items.map(contribution))
        return list
    }
}

extension _Declarations {
    /// Hands the declarations to a recorder.
    func record(in recorder: _Recorder) {
        let items = items
        recorder.reserve(recorder.count + items.count)
        for item in items { Self.record(item, in: recorder) }
    }

    private static func record(_ item: consuming Item, in recorder: _Recorder) {
        switch item {
        case .entry(let entry): recorder.add(declared: entry)
        case .included(let list): recorder.include { list.record(in: $0) }
        case .group(let group, let condition, let place):
            recorder.record(when: condition, guarding: nil, place) { group.record(in: $0) }
        case .absence(let absence): recorder.addOptional(absence.type, absence.place)
        case .module(let inclusion): inclusion.include(recorder)
        }
    }
}

extension _Definition {
    /// Makes the definition of a component that is a list of declarations: it has no root and no seed.
    init(_ declarations: _Declarations, in circumstances: _Circumstances) {
        self.init(layers: [declarations], of: declarations.owner, in: circumstances)
    }

    /// Makes the definition of a component that is several lists of declarations. The first list that binds a key counts;
    /// collections have the parts of all, and decorators of all stand around what they decorate.
    init(layers: [_Declarations], of owner: Any.Type, in circumstances: _Circumstances) {
        let recorder = _Recorder(for: owner, in: circumstances)
        var ends: [Int] = []
        for layer in layers {
            layer.record(in: recorder)
            ends.append(recorder.count)
        }
        entries = recorder.close()
        if ends.count > 1 { hidden = Self.hide(&entries, ends) }
        type = DeclaredComponent.self
        name = owner
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

    /// Removes the entries whose key an earlier layer binds, and returns them.
    private static func hide(_ entries: inout [_Entry], _ ends: [Int]) -> [_Entry] {
        var owners: [_Key: Int] = [:]
        var hidden: [_Entry] = []
        var kept: [_Entry] = []
        kept.reserveCapacity(entries.count)
        var layer = 0
        for (index, entry) in entries.enumerated() {
            while index >= ends[layer] { layer += 1 }
            let isKeyed = entry.draft.part == nil && !entry.draft.isUnkeyed && !entry.draft.isFallback
            if isKeyed, let owner = owners[entry.draft.key], owner != layer {
                hidden.append(entry)
            } else {
                if isKeyed { owners[entry.draft.key] = layer }
                kept.append(entry)
            }
        }
        entries = kept
        return hidden
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
