// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Foundation
import Testing

@Suite(.serialized) struct DeepGraphTests {
    @Test func chainOfTenThousand_isValidated_onASmallStack() throws {
        let texts = try onASmallStack {
            [ChainPlan.End.sound, .missing, .first].map { end in
                let plan = ChainPlan(length: end == .missing ? 9_999 : 10_000, end: end)
                return ChainPlan.$current.withValue(plan) { Self.text(of: ChainComponent.self) }
            }
        }
        #expect(
            texts == [
                "",
                """
                error: [DI/MissingBinding] no binding for 'Link<D9, D9, D9, D9>'
                \(Self.steps("needed by", 9_998, through: 9_989, by: -1))
                  … and 9980 more
                \(Self.steps("needed by", 8, through: 0, by: -1))
                  needed by 'Int'                    Graph/Chain.swift:1   (root of 'ChainComponent')
                fix: bind 'Link<D9, D9, D9, D9>' in 'ChainComponent' or a module it includes
                docs: swift package di explain MissingBinding

                1 error in the object graph
                """,
                """
                error: [DI/DependencyCycle] 'Link<D0, D0, D0, D0>' depends on itself
                  'Link<D0, D0, D0, D0>'         Graph/Chain.swift:2
                \(Self.steps("needs", 1, through: 10, by: 1))
                  … and 9980 more
                \(Self.steps("needs", 9_991, through: 9_999, by: 1))
                  needs 'Link<D0, D0, D0, D0>'   Graph/Chain.swift:2
                fix: let one of them request a Provider, Lazy or WeakProvider instead, and use it only after construction
                docs: swift package di explain DependencyCycle

                1 error in the object graph
                """,
            ])
    }

    /// Nodes hold those that they need. That each is let go of before these, not within the deinitialiser of another, is
    /// seen where the needed ones are bound first.
    @Test func chainOfTenThousand_isLinkedAndLetGo_onASmallStack() throws {
        let root = try onASmallStack { try? ComponentFactory.of(TowerComponent.self).build() }
        #expect(root == 1)
    }

    /// Twenty levels, the innermost of which needs what the outermost does or does not bind.
    @Test func nestOfTwentyComponents_isValidated_onASmallStack() throws {
        let texts = try onASmallStack {
            [Self.nest(Core.self, Greeting.self, 20), Self.nest(Core.self, Silence.self, 20)]
        }
        #expect(texts[0] == "")
        let lines = texts[1].split(separator: "\n").map(String.init)
        #expect(lines.first == "error: [DI/MissingBinding] no binding for 'String'")
        #expect(lines.count { $0.hasPrefix("  ") } == 21)
        #expect(lines.contains("  … and 23 more"))
        #expect(lines.last == "1 error in the object graph")
    }

    /// Eight times the bindings take about eight times as long, not sixty-four.
    @Test func planning_isLinear() {
        func seconds(_ length: Int) -> Double {
            ChainPlan.$current.withValue(ChainPlan(length: length, end: .first)) {
                (0..<3).map { _ in
                    let start = threadSeconds()
                    _ = Self.text(of: ChainComponent.self)
                    return threadSeconds() - start
                }.min() ?? 0
            }
        }
        _ = seconds(4_000)
        let (small, large) = (seconds(500), seconds(4_000))
        #expect(large < 24 * small, "\(small) s for 500 bindings and \(large) s for 4,000")
    }

    private static func text<C: RootComponent>(of component: C.Type) -> String {
        do throws(GraphError) {
            try C.validate()
            return ""
        } catch {
            return error.description
        }
    }

    private static func nest<C: Component, Word: SurfaceWord>(_ inner: C.Type, _ word: Word.Type, _ levels: Int)
        -> String
    {
        levels == 0 ? text(of: Surface<C, Word>.self) : nest(Shell<C>.self, word, levels - 1)
    }

    private static func steps(_ relation: String, _ first: Int, through last: Int, by stride: Int) -> String {
        Swift.stride(from: first, through: last, by: stride).map { number in
            let text = String(number)
            let digits = (String(repeating: "0", count: 4 - text.count) + text).map { "D\($0)" }.joined(separator: ", ")
            return "  \(relation) 'Link<\(digits)>'   Graph/Chain.swift:\(number + 2)"
        }.joined(separator: "\n")
    }
}

/// A chain in which each link is bound after the one that it needs.
private struct TowerComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Link<D0, D0, D0, D0>.self).to(factory: { Link() })
        for index in 1..<10_000 { bind(linkType(index), upon: linkType(index - 1), binder) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { 1 }
    }

    private static func bind<L: LinkType, Next: LinkType>(_: L.Type, upon _: Next.Type, _ binder: UnscopedBinder) {
        binder.bind(L.self).to { (_: Next) in L() }
    }
}

/// Runs something on a thread with a stack of 512 KB, as secondary threads of other systems have.
private func onASmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) throws -> Result {
    let done = DispatchSemaphore(value: 0)
    // Proof of nonisolated(unsafe): written before the signal, read after it.
    nonisolated(unsafe) var result: Result?
    let thread = Thread {
        result = body()
        done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    return try #require(result)
}

/// The CPU time of this thread in seconds, which other tests and compilers beside it leave alone.
private func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
}
