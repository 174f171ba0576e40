// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DICore

/// The reader of runtime metadata recognises kinds and functions, and without a known layout falls back to casts.
@Suite struct TypeMetadataTests {
    private final class Heater {}
    private struct Cup {}
    private enum Size { case small }

    @Test func layout_isKnown() {
        #expect(_TypeMetadata.isLayoutKnown)
    }

    @Test func kinds_areTold() {
        for type in [Heater.self, _Node<Cup>.self] as [Any.Type] {
            #expect(answers(of: type) == [true, false, false])
        }
        for type in [Cup.self, Size.self, Cup?.self, (Cup, Cup).self, (() -> Cup).self, Cup.Type.self] as [Any.Type] {
            #expect(answers(of: type) == [false, true, false])
        }
        for type in [Any.self, AnyObject.self, (any Error).self, (any Sendable & AnyObject).self] as [Any.Type] {
            #expect(answers(of: type) == [false, false, true])
        }
    }

    @Test func optionals_areTold() {
        let optionals: [Any.Type] = [
            Int?.self, Cup?.self, Heater?.self, (any Error)?.self, Cup??.self, (() -> Cup)?.self,
        ]
        for type in optionals {
            #expect(_TypeMetadata(type).mayBeOptional && _TypeMetadata(type).mayHaveDescriptor, "\(type)")
        }
        let others: [Any.Type] = [
            Int.self, Cup.self, Size.self, Heater.self, [Cup?].self, Provider<Cup?>.self, (any Error).self,
            Cup?.Type.self,
            (() -> Cup?).self, (Cup?, Cup?).self,
        ]
        for type in others { #expect(!_TypeMetadata(type).mayBeOptional, "\(type)") }
        for type in [Heater.self, (any Error).self, (() -> Cup).self, (Cup, Cup).self] as [Any.Type] {
            #expect(!_TypeMetadata(type).mayHaveDescriptor, "\(type)")
        }
        #expect(_TypeMetadata(Cup.self, isLayoutKnown: false).mayBeOptional)
        #expect(_TypeMetadata(Heater.self, isLayoutKnown: false).mayHaveDescriptor)
    }

    @Test func unknownLayout_isAnsweredByCastsOrWithCaution() {
        func unknown(_ type: Any.Type) -> _TypeMetadata { _TypeMetadata(type, isLayoutKnown: false) }
        #expect(unknown(Heater.self).isClass && unknown(Heater.self).isReference && unknown(AnyObject.self).isReference)
        #expect(!unknown(Cup.self).isClass && !unknown(Cup.self).isReference && !unknown((any Error).self).isClass)
        #expect(!unknown(Cup.self).isValue && !unknown((any Error).self).isExistential)
        #expect(unknown((() -> Heater).self).getter == nil)
        #expect(!unknown((() -> Heater).self).isFunctionWithoutParameters)
    }

    private func answers(of type: Any.Type) -> [Bool] {
        let metadata = _TypeMetadata(type)
        return [metadata.isClass, metadata.isValue, metadata.isExistential]
    }
}
