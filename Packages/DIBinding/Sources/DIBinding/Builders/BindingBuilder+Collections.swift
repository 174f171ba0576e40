// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingBuilder where Step == _Begun {
    /// Adds one element to the array of its type.
    @inlinable
    public func intoCollection() -> BindingBuilder<Input, _Collected, [Input], S> {
        _entry._contribute(to: [Input].self, isPlural: false)
        return BindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    // Disfavoured, so that a step that fits one element and several, such as to(qualified:), means one.
    /// Adds several elements to the array of their type; an empty array is a contribution too.
    @_disfavoredOverload
    @inlinable
    public func intoCollection() -> BindingBuilder<[Input], _Collected, [Input], S> {
        _entry._contribute(to: [Input].self, isPlural: true)
        return BindingBuilder<[Input], _Collected, [Input], S>(_entry)
    }

    /// Adds one entry to the dictionary of its type.
    ///
    /// Errors: `DI/DuplicateDictionaryKey` where the key occurs twice in one component.
    public func intoDictionary<Key: Hashable & Sendable>(
        key: Key
    ) -> BindingBuilder<Input, _Collected, [Key: Input], S> {
        _entry._contribute(to: [Key: Input].self, isPlural: false)
        _entry.draft.part?.entryKey = _EntryKey(key)
        return BindingBuilder<Input, _Collected, [Key: Input], S>(_entry)
    }
}

extension BindingBuilder where Step == _Begun, Input: Hashable {
    /// Adds one element to the set of its type.
    public func intoSet() -> BindingBuilder<Input, _Collected, Set<Input>, S> {
        _entry._contribute(to: Set<Input>.self, isPlural: false)
        return BindingBuilder<Input, _Collected, Set<Input>, S>(_entry)
    }
}
