// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DIModules
import Foundation
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

/// The growth of the memory in use in each of three rounds: what a round leaves behind is in all of them, and what the system does
/// meanwhile is not.
private func residentGrowth(_ round: () throws -> Void) rethrows -> [Int] {
    try (0..<3).map { _ in
        let before = residentKilobytes()
        precondition(before > 0, "the memory in use is unknown")
        try round()
        return residentKilobytes() - before
    }
}

/// The memory of the process that is in use.
private func residentKilobytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4
}
