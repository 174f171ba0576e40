// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import Testing

/// Random histories of stacks: modules may bind what older ones need, and hide and leave each other in any order.
@Suite
struct StackHistoryTests {
    // Regression: an instance was made by the state of its module, which knew of no later module; and kept what was unloaded.
    @Test(arguments: [0..<150, 150..<300] as [Range<Int>])
    func requests_areAnswered_byModulesThatAreThere(seeds: Range<Int>) async throws {
        for seed in seeds {
            let stack = ModuleStack()
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
                    naive.insert(.init(module: module, declarations: declarations, priority: priority))
                case .unload(let position):
                    guard position < naive.modules.count else { continue }
                    try stack.unload(naive.remove(at: position))
                case .request(let key):
                    guard naive.bindsAll else { continue }
                    let cup = ambientKey(key).ask(stack.current)
                    let (lines, text) = (await cup.lines, await cup.text)
                    #expect(cup.line == naive.find(key)?.line, "seed \(seed), step \(number)")
                    #expect(lines.isSubset(of: naive.lines), "seed \(seed), step \(number): \(text)")
                    if sharesNothing { #expect(text == naive.text(of: key), "seed \(seed), step \(number)") }
                    let again = ambientKey(key).ask(stack.current)
                    #expect((cup === again) == (naive.find(key)?.isShared == true), "seed \(seed), step \(number)")
                }
            }
        }
    }
}
