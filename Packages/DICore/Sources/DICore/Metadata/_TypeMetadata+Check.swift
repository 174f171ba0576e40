// SPDX-License-Identifier: Apache-2.0

extension _TypeMetadata {
    /// Whether the layout of this process is the one that is read here: known types have the expected answers.
    ///
    /// Runs only for the first function type, because function records are the larger part of the check.
    static let isLayoutKnown: Bool = areKindsKnown && areFunctionsKnown

    /// The part of ``isLayoutKnown`` for the first word of a record, and the descriptor.
    package static let areKindsKnown: Bool = areFirstWordsKnown(of: Int.self) && areDescriptorsKnown

    private static func assuming(_ type: Any.Type) -> _TypeMetadata {
        _TypeMetadata(type, isLayoutKnown: true)
    }

    private static func isKind(
        of type: Any.Type, value: Bool = false, existential: Bool = false, object: Bool = false
    ) -> Bool {
        let record = assuming(type)
        return record.isValue == value && record.isExistential == existential && record.isClass == object
    }

    private static func isKnown(_ type: Any.Type, as getter: Getter) -> Bool {
        assuming(type).getter == getter
    }
}

// As generic code that isn't specialised, these make each sample from the record of their argument. Named in full, the runtime
// makes it from its name, which takes several times as long.
extension _TypeMetadata {
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func areFirstWordsKnown<Value>(of value: Value.Type) -> Bool {
        let values: [Any.Type] = [
            Value.self, Place.self, Never.self, Value?.self, (Value, Value).self, (() -> Value).self, Value.Type.self,
        ]
        let existentials: [Any.Type] = [(any Sendable).self, AnyObject.self, (any Error).self, Any.self]
        // Every graph needs this class of nodes, so the check costs no class of its own.
        let classes: [Any.Type] = [_AnyNode.self, _Node<AnyObject>.self]
        return values.allSatisfy { isKind(of: $0, value: true) }
            && existentials.allSatisfy { isKind(of: $0, existential: true) }
            && classes.allSatisfy { isKind(of: $0, object: true) }
            && assuming((Value, Value).self).descriptor == nil
    }

    /// Types of one generic type have a descriptor in common, other types have others, and classes none.
    private static var areDescriptorsKnown: Bool {
        let ofInt = genericDescriptors(of: Int.self)
        let others: [Any.Type] = [Int.self, Place.self, Failure.self]
        let descriptors = ofInt + others.compactMap { assuming($0).descriptor }
        return ofInt == genericDescriptors(of: Place.self)
            && descriptors.count == 5
            && !descriptors.contains { word in descriptors.filter { $0 == word }.count > 1 }
            && assuming(_AnyNode.self).descriptor == nil
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func genericDescriptors<Value>(of value: Value.Type) -> [UInt] {
        let types: [Any.Type] = [Value?.self, Provider<Value>.self]
        return types.compactMap { assuming($0).descriptor }
    }

    private static var areFunctionsKnown: Bool {
        let others: [Any.Type] = [((Int) -> Int).self, ((Int) async throws -> Int).self, Int.self]
        return isKnown((() -> Place).self, as: Getter(result: Place.self))
            && isKnown(
                (@Sendable () throws -> Int?).self, as: Getter(result: Int?.self, effects: .throwing, isSendable: true))
            && isKnown(
                (@MainActor () -> Int).self, as: Getter(result: Int.self, effects: .onMainActor, isSendable: true))
            && areAsyncFunctionsKnown
            && others.allSatisfy { assuming($0).getter == nil && !assuming($0).isFunctionWithoutParameters }
            && assuming((@Elsewhere () -> Int).self).getter == nil && assuming((() async -> Int).self).getter == nil
    }

    private static var areAsyncFunctionsKnown: Bool {
        let awaiting = Getter(result: Int.self, effects: .asynchronous)
        #if compiler(>=6.2)
        var nonsending = awaiting
        nonsending.isNonsending = true
        return isKnown((@concurrent () async throws -> Int).self, as: awaiting)
            && isKnown((nonisolated(nonsending) () async throws -> Int).self, as: nonsending)
        #else
        return isKnown((() async throws -> Int).self, as: awaiting)
        #endif
    }

    /// A global actor that is not the main actor.
    @globalActor
    private actor Elsewhere {
        static let shared: Elsewhere = Elsewhere()
    }

    private enum Failure: Error {}
}
