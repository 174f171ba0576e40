// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

extension DefaultValues {
    fileprivate var cache: Default<SharedDefaultsTests.Cache> { self(.shared) { SharedDefaultsTests.Cache() } }
    fileprivate var radio: Default<SharedDefaultsTests.Cache> { self(.weak) { SharedDefaultsTests.Cache() } }
    fileprivate var clock: Default<Int> { self { 1 } }
    fileprivate var session: Default<SharedDefaultsTests.Session> { self(.shared) { SharedDefaultsTests.Session() } }
}

/// A shared default that no graph binds is a binding that nothing replaces.
@Suite
struct SharedDefaultsTests {
    final class Cache: Sendable {}
    final class Session: Sendable { let clock = inject(\.clock) }

    private static func cache(of stack: ModuleStack) -> Cache { stack.current.run { inject(\.cache) } }

    @Test
    func sharedDefault_isTakenOver_byLoadsAndUnloads_andNotByReset() throws {
        let stack = ModuleStack()
        let cache = Self.cache(of: stack)
        let plugin = try stack.load { value(7) }
        #expect(Self.cache(of: stack) === cache)
        try stack.load { value("another") }
        #expect(Self.cache(of: stack) === cache)
        try stack.unload(plugin)
        #expect(Self.cache(of: stack) === cache)
        stack.reset()
        #expect(Self.cache(of: stack) !== cache)
    }

    @Test
    func sharedDefault_survivesBeingBoundForAWhile() throws {
        let stack = ModuleStack()
        let cache = Self.cache(of: stack)
        let bound = Cache()
        let test = try stack.load { value(\.cache, bound) }
        #expect(Self.cache(of: stack) === bound)
        try stack.unload(test)
        #expect(Self.cache(of: stack) === cache)
    }

    @Test(arguments: [false, true])
    func sharedDefault_isThatOfTheParent_whoeverAsksFirst(overlayFirst: Bool) throws {
        let parent = try Injector { value(1) }
        let overlay = try Injector(parent: parent) { value(\.clock, 5) }
        let above = try Injector(parent: overlay) { value("more") }
        let order = overlayFirst ? [above, overlay, parent] : [parent, overlay, above]
        let sessions = order.map { $0.run { inject(\.session) } }
        #expect(sessions.allSatisfy { $0 === sessions[0] })
        #expect(sessions[0].clock == 1)
        #expect(overlay.run { inject(\.clock) } == 5)
        let radios = order.map { $0.run { inject(\.radio) } }
        #expect(radios.allSatisfy { $0 === radios[0] })
    }

    @Test
    func sharedDefault_isItsOwn_inAnotherContext() throws {
        let parent = try Injector(options: GraphOptions(context: .live)) { value(1) }
        let test = try Injector(parent: parent, options: GraphOptions(context: .test)) { value(2) }
        #expect(parent.run { inject(\.cache) } !== test.run { inject(\.cache) })
    }

    @Test
    func defaultThatAskedAModule_staysAfterItsUnloading_untilAReset() throws {
        let stack = ModuleStack()
        let test = try stack.load { value(\.clock, 9) }
        #expect(stack.current.run { inject(\.session).clock } == 9)
        let cache = Self.cache(of: stack)
        try stack.unload(test)
        #expect(stack.current.run { inject(\.session).clock } == 9)
        #expect(Self.cache(of: stack) === cache)
        stack.reset()
        #expect(stack.current.run { inject(\.session).clock } == 1)
    }

    @Test
    func role_sharesTheDefaultsOfItsStack() throws {
        let stack = ModuleStack()
        try stack.load([Bindings { value(1) }, Bindings { value("two") }])
        let first = try stack.injector(of: .first)
        #expect(first.run { inject(\.cache) } === Self.cache(of: stack))
    }
}

extension DefaultValues {
    fileprivate var ticket: Default<Int> {
        self(.weak, file: "Shop/Tickets.swift", line: 3) { 7 }
    }
}

@Suite
struct WeakDefaultsTests {
    @Test
    func weakValue_isReportedOnce() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            _ = (inject(\.ticket), inject(\.ticket))
        }
        #expect(
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == """
                warning: [DI/WeakValue] the default 'ticket' is shared weakly, but only objects can be: a new one is made for each request
                  declared   Shop/Tickets.swift:3
                fix: share it by self(.shared), or not at all
                fix: make it a class
                docs: swift package di explain WeakValue

                """)
    }
}
