// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

/// Functions as clients of each mode spell them, whose types differ: `@MainActor () -> X` isn't `@Sendable` in Swift 5 mode,
/// and an async function runs in the isolation of its caller in an app target.
@Suite(.onOwnThreads) struct RequestFormTests {
    private static let client: String = """
        import DI

        nonisolated final class Cup: Sendable {}

        nonisolated final class Barista {
            private let plain: () -> Cup
            private let sendable: @Sendable () -> Cup
            private let onMainActor: @MainActor () -> Cup
            private let throwing: () throws -> Cup
            private let sendableThrowing: @Sendable () throws -> Cup
            private let awaiting: () async throws -> Cup
            private let sendableAwaiting: @Sendable () async throws -> Cup

            init(
                plain: @escaping () -> Cup, sendable: @escaping @Sendable () -> Cup,
                onMainActor: @escaping @MainActor () -> Cup, throwing: @escaping () throws -> Cup,
                sendableThrowing: @escaping @Sendable () throws -> Cup, awaiting: @escaping () async throws -> Cup,
                sendableAwaiting: @escaping @Sendable () async throws -> Cup
            ) {
                (self.plain, self.sendable, self.onMainActor) = (plain, sendable, onMainActor)
                (self.throwing, self.sendableThrowing) = (throwing, sendableThrowing)
                (self.awaiting, self.sendableAwaiting) = (awaiting, sendableAwaiting)
            }

            @MainActor
            func requestAll() async throws -> [Cup] {
                var cups = [plain(), sendable(), onMainActor(), try throwing(), try sendableThrowing()]
                cups.append(try await sendableAwaiting())
                return cups
            }

            func requestLater() async throws -> Cup {
                try await awaiting()
            }
        }

        nonisolated struct Bar: RootComponent {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Cup.self).sharedInScope().to(factory: { Cup() })
            }

            static func configureRoot(binder bind: ReceiptBinder<Barista>) -> BindingReceipt<Barista> {
                bind.to(factory: Barista.init)
            }
        }

        @MainActor
        func requestAll(of factory: ComponentFactory<Bar>) async throws -> [Cup] {
            try await factory.build().requestAll()
        }

        nonisolated func countCups() async throws -> [Int] {
            let factory = try ComponentFactory.of(Bar.self)
            let cup = try await factory.build().requestLater()
            let cups = try await requestAll(of: factory)
            return [cups.count, Set(cups.map(ObjectIdentifier.init)).count, cups.contains { $0 === cup } ? 1 : 0]
        }
        """

    @Test(arguments: Mode.allCases)
    func function_isRequested_asEachModeSpellsIt(_ mode: Mode) throws {
        let compiler = try Compiler()
        let (main, client) = (compiler.folder.path("main.swift"), compiler.folder.path("Client.swift"))
        try "print(try await countCups())\n".write(to: main, atomically: true, encoding: .utf8)
        try Self.client.write(to: client, atomically: true, encoding: .utf8)
        let (outcome, program) = try compiler.link([client, main], mode: mode)
        try #require(outcome.status == 0, "\(outcome.transcript)")
        #expect(try program.run(in: compiler.folder) == Program.Result(status: 0, output: "[6, 1, 0]\n", errors: ""))
    }
}
