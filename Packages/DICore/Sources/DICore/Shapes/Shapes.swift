// SPDX-License-Identifier: Apache-2.0

/// The generic types of this layer that are recognised by their descriptors.
enum Shapes {
    /// Returns a type as a wrapper or an optional.
    static func find(_ type: Any.Type) -> (any Shape.Type)? {
        guard _TypeMetadata(type).mayHaveDescriptor else { return nil }
        return findCommon(type) ?? findRare(type)
    }

    /// The commonest shapes, in a separate table: the runtime makes each sample, which costs the first plan time.
    private static let findCommon: _KnownConformances<any Shape.Type> = _KnownConformances(
        first: (provider(of: Int.self), provider(of: Place.self)),
        second: (optional(of: Int.self), optional(of: Place.self)), third: (lazy(of: Int.self), lazy(of: Place.self)))

    private static let findRare: _KnownConformances<any Shape.Type> = _KnownConformances(
        (WeakProvider<_AnyNode>.self, WeakProvider<_NodeReference>.self),
        (MainActorProvider<Int>.self, MainActorProvider<Place>.self),
        (MainActorLazy<Int>.self, MainActorLazy<Place>.self),
        (MainActorWeakProvider<_AnyNode>.self, MainActorWeakProvider<_NodeReference>.self),
        (ThrowingProvider<Int>.self, ThrowingProvider<Place>.self),
        (AsyncProvider<Int>.self, AsyncProvider<Place>.self),
        (tagged(with: One.self), tagged(with: Other.self)),
        (taggedOnMainActor(with: One.self), taggedOnMainActor(with: Other.self)))

    /// Returns a type as the key type of a tag's values.
    static let findTagKey: _KnownConformances<any AnyTagKey.Type> = _KnownConformances(
        (key(of: One.self), key(of: Other.self)))

    /// Returns a type as the key type of a declared default.
    static let findDefaultKey: _KnownConformances<any AnyDefaultKey.Type> = _KnownConformances(
        (DefaultKey<Int>.self, DefaultKey<Place>.self))

    /// Returns a type as a collection of contributions.
    static let findCollection: _KnownConformances<any _CollectionShape.Type> = _KnownConformances(
        ([Int].self, [Place].self), (set(of: Int.self), set(of: Place.self)),
        (dictionary(of: Int.self), dictionary(of: Place.self)))

    private enum One: Tag {
        typealias Element = Int
    }

    private enum Other: Tag {
        typealias Element = Place
    }
}

// As generic code that isn't specialised, these take record and conformance of their argument from the caller. Named in full, a
// type is looked up by its name, which takes longer, and for one with constraints the runtime searches the conformances.
extension Shapes {
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func provider<Element>(of element: Element.Type) -> any Shape.Type { Provider<Element>.self }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func optional<Element>(of element: Element.Type) -> any Shape.Type { Element?.self }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func lazy<Element>(of element: Element.Type) -> any Shape.Type { Lazy<Element>.self }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func tagged<T: Tag>(with tag: T.Type) -> any Shape.Type { TaggedProvider<T>.self }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func taggedOnMainActor<T: Tag>(with tag: T.Type) -> any Shape.Type {
        MainActorTaggedProvider<T>.self
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func key<T: Tag>(of tag: T.Type) -> any AnyTagKey.Type { TagKey<T>.self }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func set<Element: Hashable>(of element: Element.Type) -> any _CollectionShape.Type {
        Set<Element>.self
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func dictionary<Key: Hashable>(of key: Key.Type) -> any _CollectionShape.Type {
        [Key: Int].self
    }
}

extension _Key {
    /// Returns a type as a collection of contributions, or nil if it isn't one.
    package static func collection(of type: Any.Type) -> (any _CollectionShape.Type)? {
        Shapes.findCollection(type)
    }
}
