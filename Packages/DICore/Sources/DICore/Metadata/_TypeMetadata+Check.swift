// SPDX-License-Identifier: Apache-2.0

extension _TypeMetadata {
    /// Whether the layout of this process is the one that is read here: known types have the expected answers.
    ///
    /// Asked for the first function only, whose record is the larger part of the check.
    static let isLayoutKnown: Bool = areKindsKnown && areFunctionsKnown && areEffectsKnown && areOthersKnown

    /// The part of ``isLayoutKnown`` that is about the first word of a record, and the descriptor.
    static let areKindsKnown: Bool = areFirstWordsKnown && areDescriptorsKnown

    private static func assuming(_ type: Any.Type) -> _TypeMetadata {
        _TypeMetadata(type, isLayoutKnown: true)
    }

    private static var areFirstWordsKnown: Bool {
        let values: [Any.Type] = [
            Int.self, Place.self, Never.self, Int?.self, (Int, Int).self, (() -> Int).self, Int.Type.self,
        ]
        let existentials: [Any.Type] = [(any Sendable).self, AnyObject.self, (any Error).self, Any.self]
        // Every graph needs this class of nodes, so the check does not cause its making.
        let classes: [Any.Type] = [_AnyNode.self, _Node<AnyObject>.self]
        return values.allSatisfy { isKind(of: $0, value: true) }
            && existentials.allSatisfy { isKind(of: $0, existential: true) }
            && classes.allSatisfy { isKind(of: $0, object: true) }
    }

    private static func isKind(
        of type: Any.Type, value: Bool = false, existential: Bool = false, object: Bool = false
    ) -> Bool {
        let record = assuming(type)
        return record.isValue == value && record.isExistential == existential && record.isClass == object
    }

    /// Types of one generic type have a descriptor in common, other types have others, and classes none.
    private static var areDescriptorsKnown: Bool {
        let others: [Any.Type] = [Int.self, Place.self, Place?.self, Provider<Int>.self, Failure.self]
        let descriptors = others.compactMap { assuming($0).descriptor }
        return assuming(Int?.self).descriptor == assuming(Place?.self).descriptor
            && assuming(Provider<Int>.self).descriptor == assuming(Provider<Place>.self).descriptor
            && descriptors.count == others.count
            && !descriptors.contains { word in descriptors.filter { $0 == word }.count > 1 }
            && assuming(_AnyNode.self).descriptor == nil && assuming((Int, Int).self).descriptor == nil
    }

    private static func isKnown(_ type: Any.Type, as getter: Getter) -> Bool {
        assuming(type).getter == getter
    }

    private static var areFunctionsKnown: Bool {
        isKnown((() -> Int).self, as: Getter(result: Int.self))
            && isKnown((@Sendable () -> String).self, as: Getter(result: String.self, isSendable: true))
            && isKnown(
                (@MainActor () -> Int).self, as: Getter(result: Int.self, effects: .onMainActor, isSendable: true))
            && isKnown((() throws -> String).self, as: Getter(result: String.self, effects: .throwing))
            && isKnown(
                (@Sendable () throws -> Int).self, as: Getter(result: Int.self, effects: .throwing, isSendable: true))
    }

    private static var areEffectsKnown: Bool {
        let (plain, sendable) = (
            Getter(result: Int.self, effects: .asynchronous),
            Getter(result: Int.self, effects: .asynchronous, isSendable: true)
        )
        #if compiler(>=6.2)
        let (nonsending, nonsendingSendable) = (
            Getter(result: Int.self, effects: .asynchronous, isNonsending: true),
            Getter(result: Int.self, effects: .asynchronous, isSendable: true, isNonsending: true)
        )
        return isKnown((@concurrent () async throws -> Int).self, as: plain)
            && isKnown((@concurrent @Sendable () async throws -> Int).self, as: sendable)
            && isKnown((nonisolated(nonsending) () async throws -> Int).self, as: nonsending)
            && isKnown((nonisolated(nonsending) @Sendable () async throws -> Int).self, as: nonsendingSendable)
        #else
        return isKnown((() async throws -> Int).self, as: plain)
            && isKnown((@Sendable () async throws -> Int).self, as: sendable)
        #endif
    }

    /// A global actor that is not the main actor.
    @globalActor
    private actor Elsewhere {
        static let shared: Elsewhere = Elsewhere()
    }

    private enum Failure: Error {}

    private typealias Sent = () async throws -> sending Int

    private static var areOthersKnown: Bool {
        let functions: [Any.Type] = [
            (() async -> Int).self, (@Elsewhere () -> Int).self, (@MainActor () throws -> Int).self,
            (@MainActor () async throws -> Int).self, (() throws(Failure) -> Int).self,
            (() async throws(Failure) -> Int).self, (@isolated(any) () async throws -> Int).self, Sent.self,
            (@convention(c) () -> Int).self,
        ]
        let others: [Any.Type] = [((Int) -> Int).self, ((Int) async throws -> Int).self, Int.self]
        return functions.allSatisfy { assuming($0).getter == nil && assuming($0).isFunctionWithoutParameters }
            && others.allSatisfy { assuming($0).getter == nil && !assuming($0).isFunctionWithoutParameters }
    }
}
