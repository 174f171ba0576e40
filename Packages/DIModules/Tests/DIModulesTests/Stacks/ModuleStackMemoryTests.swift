// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DIModules
import Testing

@Suite struct ModuleStackMemoryTests {
    /// Each change is planned from the state before, which is let go of. In a process of its own, so that nothing else
    /// allocates.
    @Test(.enabled(if: residentKilobytes() > 0, "Linux alone tells the memory in use"))
    func thousandLoadsAndUnloads_leaveMemoryFlat() async {
        await #expect(processExitsWith: .success) {
            let stack = ModuleStack()
            try stack.load(
                Bindings {
                    single(Heater.init)
                    single(Pump.init)
                })
            let heater = stack.current.get(Heater.self)
            let bar = Bindings { single(CoffeeMaker.init) }
            func change(_ count: Int) throws {
                for _ in 0..<count {
                    let loaded = try stack.load(bar)
                    _ = stack.current.get(CoffeeMaker.self)
                    try stack.unload(loaded)
                }
            }
            try change(300)
            let growth = try residentGrowth { try change(1_000) }
            precondition(stack.current.get(Heater.self) === heater)
            precondition(growth.contains { $0 < 512 }, "grew by \(growth) KB")
        }
    }
}
