// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Entry {
    /// Begins an entry of a list of declarations, to which it is added when it is complete.
    package static func _declared(binding key: Any.Type) -> _Entry {
        let entry = _Entry(nil, nil, binding: key)
        entry.isDeclared = true
        return entry
    }

    /// Gives the key a tag and a qualifier, if there are any, or makes it a declared default's.
    package func _name(tagged tag: (any Tag.Type)?, qualifier: String?, declared: _DefaultDeclaration? = nil) {
        if let declared { _declare(declared) }
        if let tag { _tag(with: tag) }
        if let qualifier { _qualify(qualifier) }
    }

    /// Shares the instances; `isMainOnly` if they are not Sendable, so that only the main actor touches them.
    package func _share(_ kind: SharingPolicy, isMainOnly: Bool) {
        sharing = kind
        self.isMainOnly = isMainOnly
    }

    /// Shares the instances on the main actor, where every function that makes one then belongs.
    func _shareOnMainActor(_ kind: SharingPolicy, isMainOnly: Bool) {
        _share(kind, isMainOnly: isMainOnly)
        isSharedOnMainActor = true
        effects.formUnion(.onMainActor)
    }

    /// Returns a contribution of the same elements to the array of their type; nil if it binds no element, or one under
    /// a tag.
    func _contributed(to tag: (any Tag.Type)?, _ qualifier: String?) -> _Entry? {
        switch kind {
        case .value, .factory, .provider: break
        default: return nil
        }
        guard key.tag == nil else { return nil }
        let entry = _Entry(copying: self)
        let own = key.qualifier
        entry._contribute(to: Self.array(of: element), isPlural: false)
        entry._name(tagged: tag, qualifier: own ?? qualifier)
        return entry
    }

    /// A copy of an entry of a list as a default; itself if it binds no key.
    var _default: _Entry {
        guard !isUnkeyed, installed == nil else { return self }
        let entry = _Entry(copying: self)
        entry.isDefault = true
        return entry
    }

    /// Returns a copy of an entry of a list that silences further diagnostics.
    func copied(allowing ids: [Diagnostic.ID]) -> _Entry {
        let copy = _Entry(copying: self)
        copy.changeRare { $0.original = original ?? self }
        copy._allow(ids)
        return copy
    }

    /// The identity by which an entry of a list counts once.
    var identity: ObjectIdentifier { ObjectIdentifier(original ?? self) }

    private static func array(of element: Any.Type) -> any _CollectionShape.Type {
        func array<T>(_ type: T.Type) -> any _CollectionShape.Type { [T].self }
        return _openExistential(element, do: array)
    }
}
