// SPDX-License-Identifier: Apache-2.0

import DICore

/// A list of bindings, recorded once, from which any number of graphs can be planned.
///
/// It is the content of a module as a value, in the order of the text. A graph counts an entry once however often
/// the list has it, and shares the entry with every other graph of the list.
public struct _Declarations: @unchecked Sendable {
    // Proof of @unchecked Sendable: an entry in a list is complete and not written, since planning copies it
    // where something must differ. Its recipe captures Sendable functions and makes a node for each graph.

    /// One element of the list, one word: most are entries.
    package enum Item {
        case entry(_Entry)
        indirect case absence(_OptionalDeclaration)
        /// A module, which is configured for each graph.
        indirect case module(_Inclusion)
        /// A list that is included, so that it replaces nothing where the list overrides.
        indirect case included(_Declarations)
        /// A list that counts only where a condition holds.
        indirect case group(_Declarations, when: Condition, _SourcePlace)
    }

    /// The type that names the graph's component in diagnostics.
    let owner: Any.Type
    private var content: Content
    /// The place of the text, if it is known.
    package var place: _SourcePlace?

    /// One word, so that a list is copied by counting one reference.
    private enum Content {
        /// Each line of a text makes a list of one element, which needs no array.
        case one(Item)
        case several([Item])
    }

    /// Makes a list of one item; `owner` names the component in diagnostics.
    package init(of owner: Any.Type, _ item: consuming Item) {
        self.owner = owner
        content = .one(item)
    }

    /// Joins lists, in this order; `list` is called with each index.
    package init(of owner: Any.Type, joining count: Int, _ list: (Int) -> _Declarations) {
        self.owner = owner
        var items: [Item] = []
        items.reserveCapacity(count)
        for index in 0..<count {
            let list = list(index)
            if case .one(let item) = list.content { items.append(item) } else { items += list.items }
        }
        content = .several(items)
    }

    /// Records a block of statements, which is called once, however many graphs are planned from the list.
    package init<S: ScopeBase>(of owner: Any.Type, recording configure: (Binder<S>) -> Void) {
        self.owner = owner
        let recorder = _Recorder(listingFor: owner)
        configure(Binder(recorder))
        content = .several(recorder.closeList())
    }

    var items: [Item] {
        switch content {
        case .one(let item): [item]
        case .several(let items): items
        }
    }

    /// Returns the list with all bindings of its own as defaults; its inclusions stay as they are.
    package var _defaults: _Declarations {
        var list = self
        list.content = .several(
            items.map { item in
                switch item {
                case .entry(let entry): .entry(entry._default)
                case .group(let group, let condition, let place): .group(group._defaults, when: condition, place)
                case .included, .absence, .module: item
                }
            })
        return list
    }

    /// Returns the list with the bindings of elements as contributions to the arrays of their types.
    ///
    /// Their keys become the arrays', or a tag's; their qualifiers stay. An item that binds no element, such as an included
    /// module or an installed component, stays as it is, and so does one with a tag.
    package func _contributions(tagged tag: (any Tag.Type)?, qualifier: String?) -> _Declarations {
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
