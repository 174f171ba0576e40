// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIModules
import Testing

/// Which injector is current, in tasks of every kind.
@Suite
struct CurrentInjectorTests {
    final class Heater: Sendable {}

    private static func injector() throws -> Injector {
        try Injector { single(Heater.init) }
    }

    @Test
    func current_isTheInnermostRun_andTheOuterOneAfterIt() throws {
        let (outer, inner) = (try Self.injector(), try Self.injector())
        outer.run {
            inner.run { #expect(Injector.current == inner) }
            #expect(Injector.current == outer)
        }
        #expect(Injector.current != outer)
    }

    @Test
    func current_isRestored_whenTheFunctionThrows() throws {
        let (outer, inner) = (try Self.injector(), try Self.injector())
        outer.run {
            do throws(Leak) {
                try inner.run { () throws(Leak) in throw Leak() }
                Issue.record("the error was lost")
            } catch {
                #expect(error == Leak())
            }
            #expect(Injector.current == outer)
        }
    }

    /// Regression: 4,000 runs within each other overflowed a stack of 8 MiB in a debug build.
    @Test
    func run_takesLittleOfTheStack() throws {
        let injector = try Self.injector()
        func position(atDepth depth: Int) -> Int {
            var here = 0
            guard depth == 0 else { return injector.run { position(atDepth: depth - 1) } }
            return withUnsafePointer(to: &here) { Int(bitPattern: $0) }
        }
        #expect((position(atDepth: 1) - position(atDepth: 101)) / 100 < 2_000)
    }

    @Test
    func run_givesTheResult_andItsOwnError() async throws {
        let injector = try Self.injector()
        #expect(injector.run { 1 } == 1)
        let awaited = await injector.run {
            await Task.yield()
            return 2
        }
        #expect(awaited == 2)
        await #expect(throws: Leak.self) {
            try await injector.run {
                await Task.yield()
                throw Leak()
            }
        }
    }

    @Test
    func childTasks_inherit_acrossSuspensions() async throws {
        let injector = try Self.injector()
        await injector.run {
            async let child = Injector.current
            #expect(await child == injector)
            await withTaskGroup(of: Injector.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        await Task.yield(); return Injector.current
                    }
                }
                for await current in group { #expect(current == injector) }
            }
            await Task.yield()
            #expect(Injector.current == injector)
        }
    }

    @Test
    func unstructuredTasks_inherit_evenAfterTheRunIsOver() async throws {
        let injector = try Self.injector()
        let (signal, go) = AsyncStream<Void>.makeStream()
        let task = injector.run {
            Task {
                for await _ in signal { break }
                return Injector.current
            }
        }
        go.yield()
        #expect(await task.value == injector)
    }

    @Test
    func detachedTasks_doNotInherit_andRunWithAHeldInjector() async throws {
        let injector = try Self.injector()
        let found = await injector.run {
            await Task.detached { (Injector.current, injector.run { Injector.current }) }.value
        }
        #expect(found.0 != injector)
        #expect(found.1 == injector)
    }

    @Test
    func injector_isReleased_whenItsRunAndTasksAreOver() async throws {
        weak var released: _Frame?
        do {
            let injector = try Self.injector()
            released = injector._frame
            await injector.run { await Task { _ = Injector.current }.value }
        }
        #expect(released == nil)
    }

    @Test @MainActor
    func run_staysOnTheActor_thatCallsIt() async throws {
        let injector = try Self.injector()
        await injector.run {
            MainActor.preconditionIsolated()
            await Task.yield()
            MainActor.preconditionIsolated()
            #expect(Injector.current == injector)
        }
    }

    private struct Leak: Error, Equatable {}
}
