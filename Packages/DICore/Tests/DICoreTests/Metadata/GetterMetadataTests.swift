// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DICore

/// The functions without parameters that a factory can request, and those that are types like any other.
@Suite struct GetterMetadataTests {
    private final class Heater {}
    private struct Cup {}

    private typealias Getter = _TypeMetadata.Getter

    private func getter(of type: Any.Type) -> Getter? {
        _TypeMetadata(type).getter
    }

    @Test func function_isTold_bySendability() {
        #expect(getter(of: (() -> Heater).self) == Getter(result: Heater.self))
        #expect(getter(of: (@Sendable () -> Cup?).self) == Getter(result: Cup?.self, isSendable: true))
        #expect(getter(of: (() throws(Never) -> Cup).self) == Getter(result: Cup.self))
        #expect(getter(of: (() -> Heater).self) != Getter(result: Cup.self))
    }

    @Test func function_isTold_byTheMainActor() {
        let expected = Getter(result: Heater.self, effects: .onMainActor, isSendable: true)
        #expect(getter(of: (@MainActor () -> Heater).self) == expected)
        #expect(getter(of: (@MainActor @Sendable () -> Heater).self) == expected)
        // Neither can be requested: what the main actor makes is made first, or hopped to by an async factory.
        #expect(getter(of: (@MainActor () throws -> Heater).self) == nil)
        #expect(getter(of: (@MainActor () async throws -> Heater).self) == nil)
    }

    @Test func function_isTold_byItsErrors() {
        #expect(getter(of: (() throws -> Cup).self) == Getter(result: Cup.self, effects: .throwing))
        #expect(getter(of: (() throws(any Error) -> Cup).self) == Getter(result: Cup.self, effects: .throwing))
        #expect(
            getter(of: (@Sendable () throws -> Cup).self)
                == Getter(result: Cup.self, effects: .throwing, isSendable: true))
    }

    @Test func asyncFunction_isTold_byItsIsolation() {
        #expect(
            getter(of: (@concurrent () async throws -> Cup).self) == Getter(result: Cup.self, effects: .asynchronous))
        #expect(
            getter(of: (@concurrent @Sendable () async throws -> Cup).self)
                == Getter(result: Cup.self, effects: .asynchronous, isSendable: true))
        #expect(
            getter(of: (nonisolated(nonsending) () async throws -> Cup).self)
                == Getter(result: Cup.self, effects: .asynchronous, isNonsending: true))
        #expect(
            getter(of: (nonisolated(nonsending) @Sendable () async throws -> Cup).self)
                == Getter(result: Cup.self, effects: .asynchronous, isSendable: true, isNonsending: true))
    }

    @globalActor
    private actor Kitchen {
        static let shared: Kitchen = Kitchen()
    }

    private enum Failure: Error {}
    private typealias Sent = () -> sending Heater
    private typealias SentLater = () async throws -> sending Heater
    private typealias SentByCaller = nonisolated(nonsending) () async throws -> sending Heater

    @Test(
        arguments: [
            (@Kitchen () -> Heater).self, (() async -> Heater).self, (nonisolated(nonsending) () async -> Heater).self,
            (() throws(Failure) -> Heater).self, (() async throws(Failure) -> Heater).self,
            (nonisolated(nonsending) () async throws(Failure) -> Heater).self, (@isolated(any) () -> Heater).self,
            (@isolated(any) @Sendable () async throws -> Heater).self, Sent.self, SentLater.self, SentByCaller.self,
            (@convention(c) () -> Int).self, (@MainActor () throws(Failure) -> Heater).self,
        ] as [Any.Type])
    func otherFunction_isATypeLikeAnyOther(_ type: Any.Type) {
        #expect(getter(of: type) == nil)
        #expect(_TypeMetadata(type).isFunctionWithoutParameters)
    }

    @Test(
        arguments: [
            ((Cup) -> Heater).self, ((Cup) async throws -> Heater).self, (@MainActor (Cup) -> Heater).self,
            ((inout Cup) throws -> Heater).self, Heater.self, Cup.self, (() -> Heater)?.self, Int.self,
        ] as [Any.Type])
    func otherType_isNoFunctionWithoutParameters(_ type: Any.Type) {
        #expect(getter(of: type) == nil)
        #expect(!_TypeMetadata(type).isFunctionWithoutParameters)
    }
}
