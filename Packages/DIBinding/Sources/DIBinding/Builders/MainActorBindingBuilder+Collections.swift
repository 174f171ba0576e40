// SPDX-License-Identifier: Apache-2.0

import DICore

extension MainActorBindingBuilder where Step == _Begun {
    /// Contributes one element to the array of its type.
    @inlinable
    public func intoCollection() -> MainActorBindingBuilder<Input, _Collected, [Input], S> {
        _entry._contribute(to: [Input].self, isPlural: false) { _AnyNode._gathering($0, as: Input.self) }
        return MainActorBindingBuilder<Input, _Collected, [Input], S>(_entry)
    }

    /// Contributes several elements to the array of their type; an empty array is a contribution, too.
    @_disfavoredOverload
    public func intoCollection() -> MainActorBindingBuilder<[Input], _Collected, [Input], S> {
        _entry._contribute(to: [Input].self, isPlural: true)
        return MainActorBindingBuilder<[Input], _Collected, [Input], S>(_entry)
    }

    /// Contributes one entry to the dictionary of its type.
    ///
    /// Errors: `DI/DuplicateDictionaryKey` if a key occurs twice in one component.
    public func intoDictionary<Key: Hashable & Sendable>(
        key: Key
    ) -> MainActorBindingBuilder<Input, _Collected, [Key: Input], S> {
        MainActorBindingBuilder<Input, _Collected, [Key: Input], S>(_plain.intoDictionary(key: key)._entry)
    }
}

extension MainActorBindingBuilder where Step == _Begun, Input: Hashable {
    /// Contributes one element to the set of its type.
    public func intoSet() -> MainActorBindingBuilder<Input, _Collected, Set<Input>, S> {
        MainActorBindingBuilder<Input, _Collected, Set<Input>, S>(_plain.intoSet()._entry)
    }
}
