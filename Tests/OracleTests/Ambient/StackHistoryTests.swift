// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIDiagnostics
import DIModules
import Synchronization
import Testing

/// Random histories of stacks: modules may bind what older ones need, and hide and leave each other in any order.
@Suite
struct StackHistoryTests {
    // Regression: an instance was made by the state of its module, which knew of no later module.
    @Test(arguments: (0..<300).chunksToTry(of: 30))
    func requests_areAnswered_byModulesThatAreThere(seeds: Range<Int>) async throws {
        for seed in seeds {
            let makings = Makings()
            let stack = ModuleStack(options: GraphOptions(observers: [makings]))
            var changes = 1
            var naive = NaiveStack()
            let steps = StackHistory(seed: seed).steps
            let sharesNothing = steps.allSatisfy { step in
                if case .load(let declarations, _) = step { declarations.allSatisfy { !$0.isShared } } else { true }
            }
            for (number, step) in steps.enumerated() {
                switch step {
                case .load(let declarations, let priority):
                    let module = try stack.load(
                        AmbientCase.bindings(of: declarations), priority: .init(rawValue: priority))
                    changes += 1
                    naive.insert(.init(module: module, declarations: declarations, priority: priority))
                case .unload(let position):
                    guard position < naive.modules.count else { continue }
                    try stack.unload(naive.remove(at: position))
                    changes += 1
                case .request(let key):
                    guard naive.bindsAll else { continue }
                    _ = makings.take()
                    let cup = digits[key].ask(stack.current)
                    let made = makings.take()
                    let (lines, text) = (await cup.lines, await cup.text)
                    #expect(cup.line == naive.find(key)?.line, "seed \(seed), step \(number)")
                    #expect(text == naive.text(of: key), "seed \(seed), step \(number)")
                    // The observer sees all that is made, whatever came and went: a shared one only when it is made.
                    let all = text.split { !$0.isNumber }.compactMap { Int($0) }.sorted()
                    #expect(Set(made).isSubset(of: lines), "seed \(seed), step \(number): made \(made)")
                    if sharesNothing { #expect(made.sorted() == all, "seed \(seed), step \(number)") }
                    let again = digits[key].ask(stack.current)
                    #expect((cup === again) == (naive.find(key)?.isShared == true), "seed \(seed), step \(number)")
                }
            }
            #expect(makings.planned == changes, "seed \(seed)")
        }
    }
}

/// The lines of what a stack makes, and the number of its plans.
private final class Makings: GraphObserver {
    private let state: Mutex<(lines: [Int], planned: Int)> = Mutex(([], 0))

    var planned: Int { state.withLock { $0.planned } }

    /// Returns the lines of what was made since the last call.
    func take() -> [Int] {
        state.withLock { state in
            defer { state.lines = [] }
            return state.lines
        }
    }

    func making<R>(_ binding: BindingInfo, _ make: () throws -> R) rethrows -> R {
        let made = try make()
        if let cup = made as? any AmbientCup { state.withLock { $0.lines.append(cup.line) } }
        return made
    }

    func observed(_ event: GraphEvent) {
        if event.kind == .planned { state.withLock { $0.planned += 1 } }
    }
}
