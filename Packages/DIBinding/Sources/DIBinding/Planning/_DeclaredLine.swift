// SPDX-License-Identifier: Apache-2.0

import DICore

/// The line that declares a binding, which is configured anew for each graph and each component.
///
/// A loop or a helper function makes several declarations of one line: they differ in their conditions or their keys in a
/// dictionary; otherwise only their order distinguishes them.
package struct _DeclaredLine: Hashable {
    private let key: _Key
    private let element: ObjectIdentifier?
    private let kind: _GraphModel.Kind
    private let place: _SourcePlace?
    private let module: ObjectIdentifier?
    private let condition: Condition?
    private let entryKey: _EntryKey?

    /// Describes a binding of a module or a component, or one that has no line; nil for one of a list of declarations,
    /// whose line may bind something else each time. A default is the same, whatever line leads to it.
    package init?(_ binding: Int, in graph: _PlannedGraph) {
        let found = graph.model.bindings[binding]
        key = found.key
        kind = found.kind
        guard !graph.isFallback(binding) else {
            (element, place, module, condition, entryKey) = (nil, nil, nil, nil, nil)
            return
        }
        let isDeclared = graph.components[found.component] is ListComponent.Type
        if found.source >= 0, found.module == nil, isDeclared { return nil }
        element = ObjectIdentifier(found.element)
        place = found.place
        module = found.module.map { ObjectIdentifier($0) }
        condition = graph.entry(of: binding).flatMap(graph.guards.condition)
        entryKey = graph.model.entryKeys[binding]
    }

    /// Describes a binding of a module; nil for any other one.
    init?(ofModule binding: Int, in graph: _PlannedGraph) {
        let found = graph.model.bindings[binding]
        guard found.module != nil, found.place != nil else { return nil }
        self.init(binding, in: graph)
    }
}

extension _PlannedGraph {
    /// Whether two bindings are one entry, or one line of a module, in different components.
    func isRepeated(_ one: Int, _ other: Int) -> Bool {
        if isSame(one, other) { return true }
        guard model.bindings[one].place == model.bindings[other].place,
            let line = _DeclaredLine(ofModule: one, in: self)
        else { return false }
        return line == _DeclaredLine(ofModule: other, in: self)
    }
}
