// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingBuilder where Step == _Step.Begun {
    /// Contributes one element to the array of its type.
    @inlinable
    public func intoCollection() -> BindingBuilder<Input, _Step.Collected, [Input], S> {
        _entry._contribute(to: [Input].self, isPlural: false) { _AnyNode._gathering($0, as: Input.self) }
        return BindingBuilder<Input, _Step.Collected, [Input], S>(_entry)
    }

    // Disfavoured: a step that fits one element and several, such as to(qualified:), means one.
    /// Contributes several elements to the array of their type; an empty array is a contribution, too.
    @_disfavoredOverload
    @inlinable
    public func intoCollection() -> BindingBuilder<[Input], _Step.Collected, [Input], S> {
        _entry._contribute(to: [Input].self, isPlural: true)
        return BindingBuilder<[Input], _Step.Collected, [Input], S>(_entry)
    }

    /// Contributes one entry to the dictionary of its type.
    ///
    /// A request for the dictionary receives the entries of the component and its ancestors.
    ///
    /// ```swift
    /// binder.bind((any Log).self).intoDictionary(key: "file").to(factory: FileLog.init)
    /// binder.bind((any Log).self).intoDictionary(key: "memory").to(factory: MemoryLog.init)
    /// binder.bind([any Log].self).to { (logs: [String: any Log]) in Array(logs.values) }
    /// ```
    ///
    /// Errors: `DI/DuplicateDictionaryKey` if a key occurs twice in one component.
    public func intoDictionary<Key: Hashable & Sendable>(
        key: Key
    ) -> BindingBuilder<Input, _Step.Collected, [Key: Input], S> {
        _entry._contribute(to: [Key: Input].self, isPlural: false)
        _entry.part?.entryKey = _EntryKey(key)
        return BindingBuilder<Input, _Step.Collected, [Key: Input], S>(_entry)
    }
}

extension BindingBuilder where Step == _Step.Begun, Input: Hashable {
    /// Contributes one element to the set of its type.
    public func intoSet() -> BindingBuilder<Input, _Step.Collected, Set<Input>, S> {
        _entry._contribute(to: Set<Input>.self, isPlural: false)
        return BindingBuilder<Input, _Step.Collected, Set<Input>, S>(_entry)
    }
}

extension BindingBuilder where Step == _Step.Collected {
    /// Replaces a type's contribution to the same collection, and takes its place.
    ///
    /// A type's contribution is the one whose only dependency is that type, as the plugin `DIRegistration` writes it for a
    /// marked type. It may be in any module of the component. In an overriding module, this step replaces it in every
    /// component that has it, and leaves the collection's other contributions alone.
    ///
    /// ```swift
    /// binder.bind((any Drink).self).intoCollection().replacing(Espresso.self).to { (it: Decaf) in it }
    /// ```
    ///
    /// Several contributions may replace the same one, and a replacement may be replaced itself. The type's own
    /// binding remains. Errors: `DI/OverrideTargetsNothing` if the collection has no such contribution in the component.
    ///
    /// - Parameter type: The type that contributes.
    /// - Returns: The builder.
    public func replacing<T>(_ type: T.Type) -> BindingBuilder {
        _entry.changeRare { $0.replacement = _Replacement(T.self) }
        return self
    }
}
