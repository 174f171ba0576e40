// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// The last steps of bindings that throw or await. The functions of the main actor assert that they run there.
@Suite struct EffectStepTests {
    static let steps: [String: (key: String, effects: [BindingGraph.Effect])] = [
        "throwing": ("Int", [.throwing]),
        "asynchronous": ("UInt8", [.asynchronous]),
        "throwingOnMainActor": ("Int16", [.onMainActor, .throwing]),
        "asynchronousOnMainActor": ("UInt16", [.onMainActor, .asynchronous]),
        "throwingOnMainActor, with all that come before": ("Int32", [.onMainActor, .throwing]),
        "throwing, with a function that does not": ("Int64", [.throwing]),
        "asynchronous, with a function that does not": ("UInt64", [.asynchronous]),
        "asynchronous, with a function of the main actor": ("UInt32", [.asynchronous]),
    ]

    @Test(arguments: steps.keys.sorted())
    func step_addsItsEffect(_ step: String) throws {
        let expected = try #require(Self.steps[step])
        let binding = try #require(Counter.graph.bindings.first { $0.key == expected.key })
        #expect(binding.effects == expected.effects)
        #expect(binding.sharing == .shared)
    }

    @Test func functions_areGivenTheirParameters_inOrder() async throws {
        let sum = try await ComponentFactory.of(Counter.self).build()
        #expect(sum.numbers == [1, 2, 12, 3, 123, 4, 5, 6])
    }

    struct Sum {
        let numbers: [Int]
    }

    struct Counter: RootComponent {
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).sharedInScope().throwing { () throws -> Int in 1 }
            binder.bind(UInt8.self).sharedInScope().asynchronous { () async throws -> UInt8 in 2 }
            binder.bind(Int16.self).sharedInScope().throwingOnMainActor(add)
            binder.bind(UInt16.self).sharedInScope().asynchronousOnMainActor(wait)
            binder.bind(Int32.self).sharedInScope().throwingOnMainActor(addAll)
            binder.bind(Int64.self).sharedInScope().allowing(.unusedBinding).throwing { 4 }
            binder.bind(UInt64.self).sharedInScope().asynchronous { 5 }
            binder.bind(UInt32.self).sharedInScope().asynchronous(six)
        }

        static func configureRoot(binder bind: ReceiptBinder<Sum>) -> BindingReceipt<Sum> {
            bind.to {
                (a: Int, b: UInt8, c: Int16, d: UInt16, e: Int32, f: Int64, g: UInt64, h: UInt32) in
                Sum(numbers: [a, Int(b), Int(c), Int(d), Int(e), Int(f), Int(g), Int(h)])
            }
        }

        @MainActor private static func add(one: Int, two: UInt8) throws -> Int16 {
            MainActor.assertIsolated()
            return Int16(one * 10 + Int(two))
        }

        @MainActor private static func wait() async throws -> UInt16 {
            await Task.yield()
            MainActor.assertIsolated()
            return 3
        }

        @MainActor private static func addAll(one: Int, two: UInt8, three: UInt16) throws -> Int32 {
            MainActor.assertIsolated()
            return Int32(one * 100 + Int(two) * 10 + Int(three))
        }

        @MainActor private static func six() -> UInt32 {
            MainActor.assertIsolated()
            return 6
        }
    }
}
