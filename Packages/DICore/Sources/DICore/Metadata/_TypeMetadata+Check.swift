// SPDX-License-Identifier: Apache-2.0

extension _TypeMetadata {
    /// Whether the layout of this process is the one that is read here: known types have the expected answers.
    static let isLayoutKnown: Bool = areKindsKnown && areFunctionsKnown

    private static func assuming(_ type: Any.Type) -> _TypeMetadata {
        _TypeMetadata(type, isLayoutKnown: true)
    }

    private static var areKindsKnown: Bool {
        let values: [Any.Type] = [
            Int.self, Place.self, Never.self, Int?.self, (Int, Int).self, (() -> Int).self, Int.Type.self,
        ]
        let existentials: [Any.Type] = [(any Sendable).self, AnyObject.self, (any Error).self, Any.self]
        let classes: [Any.Type] = [_AnyNode.self, _Node<Int>.self]
        return values.map(assuming).allSatisfy { $0.isValue && !$0.isExistential && !$0.isClass }
            && existentials.map(assuming).allSatisfy { $0.isExistential && !$0.isValue && !$0.isClass }
            && classes.map(assuming).allSatisfy { $0.isClass && !$0.isValue && !$0.isExistential }
    }

    private static var areFunctionsKnown: Bool {
        let others: [Any.Type] = [
            ((Int) -> Int).self, (() throws -> Int).self, (() async -> Int).self, (@MainActor () -> Int).self,
            (@convention(c) () -> Int).self, Int.self,
        ]
        let (plain, sendable) = (assuming((() -> Int).self).getter, assuming((@Sendable () -> String).self).getter)
        return plain?.result == Int.self && plain?.isSendable == false
            && sendable?.result == String.self && sendable?.isSendable == true
            && others.map(assuming).allSatisfy { $0.getter == nil }
    }
}
