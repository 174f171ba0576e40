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
        common(of: Int.self), common(of: Place.self))

    private static let findRare: _KnownConformances<any Shape.Type> = _KnownConformances(
        rare(of: Int.self, One.self), rare(of: Place.self, Other.self))

    /// Returns a type as a key type that stands for others.
    static let findStandIn: _KnownConformances<any StandIn.Type> = _KnownConformances(
        standIns(for: One.self), standIns(for: Other.self))

    /// Returns a type as a collection of contributions.
    static let findCollection: _KnownConformances<any _CollectionShape.Type> = _KnownConformances(
        collections(of: Int.self), collections(of: Place.self))

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
    private static func common<Element>(of element: Element.Type) -> [any Shape.Type] {
        [Provider<Element>.self, Element?.self, Lazy<Element>.self]
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func rare<Element, T: Tag>(of element: Element.Type, _ tag: T.Type) -> [any Shape.Type] {
        [
            WeakProvider<Element>.self, MainActorProvider<Element>.self, MainActorLazy<Element>.self,
            MainActorWeakProvider<Element>.self, ThrowingProvider<Element>.self, AsyncProvider<Element>.self,
            TaggedProvider<T>.self, MainActorTaggedProvider<T>.self,
        ]
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func standIns<T: Tag>(for tag: T.Type) -> [any StandIn.Type] {
        [TagKey<T>.self, DefaultKey<T.Element>.self]
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func collections<Element: Hashable>(of element: Element.Type) -> [any _CollectionShape.Type] {
        [[Element].self, Set<Element>.self, [Element: Int].self]
    }
}

extension _Key {
    /// Returns a type as a collection of contributions, or nil if it isn't one.
    package static func collection(of type: Any.Type) -> (any _CollectionShape.Type)? {
        Shapes.findCollection(type)
    }
}
