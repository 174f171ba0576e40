// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules
import Foundation
import Synchronization
import Testing

/// Stacks that two threads load, while a third one reads all keys.
///
/// One of 22 early runs seemed to miss a key, which was not reproduced since. No change can be lost: a plan replaces the state only
/// under the lock of the stack, and only if the generation is the one that it was made from. `make stress` runs the full size again
/// and again.
@Suite struct ModuleStackLoadTests {
    private static let fullSizeRuns: Int =
        ProcessInfo.processInfo.environment["STRESS_RUNS"].flatMap { Int($0) } ?? 0

    @Test func loadsOfTwoThreads_allHappen_whileAThirdReads() {
        load(50)
    }

    @Test(.enabled(if: fullSizeRuns > 0, "make stress runs it"), arguments: 0..<max(fullSizeRuns, 1))
    func loadsOfFiveHundredModules_allHappen(run: Int) {
        let clock = ContinuousClock()
        let time = clock.measure { load(500) }
        print("stress: run \(run) took \(time)")
    }

    /// Loads modules of two threads, of which each hides the keys of those before it.
    private func load(_ count: Int) {
        let stack = ModuleStack()
        let loading = Atomic(2)
        _ = onThreads(3) { thread in
            guard thread < 2 else { return Self.read(stack, while: { loading.load(ordering: .acquiring) > 0 }) }
            defer { loading.subtract(1, ordering: .releasing) }
            for number in 0..<count {
                do {
                    try stack.load(priority: .init(rawValue: 501 + number)) {
                        value(qualified: Self.key(thread, number), number)
                        value(number)
                        value(Self.key(thread, number))
                    }
                } catch { Issue.record(error) }
            }
        }
        let missing = (0..<2).flatMap { thread in
            (0..<count).map { Self.key(thread, $0) }.filter { !Self.has($0, stack.current) }
        }
        #expect(missing == [])
        #expect(Self.loaded(in: stack.current) == [count, count])
        #expect(stack._snapshot.generation == 2 * count)
    }

    /// Checks each injector that becomes current: it has what each thread has loaded until then, and nothing is lost again.
    private static func read(_ stack: ModuleStack, while isLoading: () -> Bool) {
        var known = [0, 0]
        repeat {
            let injector = stack.current
            let found = loaded(in: injector)
            #expect(zip(known, found).allSatisfy { $0 <= $1 }, "after \(known) came \(found)")
            known = found
            // The last module of the thread that is ahead hides all others.
            let last = max(found[0], found[1]) - 1
            #expect(injector.find(Int.self) == (last < 0 ? nil : last))
            let name = injector.find(String.self)
            #expect(last < 0 ? name == nil : found.indices.contains { name == key($0, last) })
        } while isLoading()
    }

    /// The number of modules of each thread that an injector has: all up to a number, and none after it.
    private static func loaded(in injector: Injector) -> [Int] {
        (0..<2).map { thread in
            var count = 0
            while has(key(thread, count), injector) { count += 1 }
            #expect(!has(key(thread, count + 1), injector))
            return count
        }
    }

    private static func has(_ key: String, _ injector: Injector) -> Bool {
        injector.find(Int.self, qualified: key).map { key.hasSuffix(".\($0)") } ?? false
    }

    private static func key(_ thread: Int, _ number: Int) -> String { "\(thread).\(number)" }
}
