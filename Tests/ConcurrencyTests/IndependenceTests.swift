// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules
import Foundation
import Testing

/// Making one shared object holds up nobody who wants another.
@Suite struct IndependenceTests {
    final class Slow: Sendable {
        static let begun = DispatchSemaphore(value: 0)
        static let mayEnd = DispatchSemaphore(value: 0)

        init() {
            Self.begun.signal()
            Self.mayEnd.wait()
        }
    }

    final class Quick: Sendable {}

    /// Would never end if the slow factory, which waits for the quick object to be there, held it up.
    @Test func slowFactory_doesNotDelayAnUnrelatedInstance() throws {
        let window = try Injector(
            Bindings {
                single(Slow.init)
                single(Quick.init)
            })
        let made = onThreads(2) { index -> Bool in
            if index == 0 { return window.get(Slow.self) === window.get(Slow.self) }
            Slow.begun.wait()
            let quick = window.get(Quick.self)
            Slow.mayEnd.signal()
            return quick === window.get(Quick.self)
        }
        #expect(made == [true, true])
    }

    final class Base: Sendable {}

    final class Left: Sendable {
        let right: Provider<Right>

        init(base: Base, right: Provider<Right>) {
            self.right = right
        }
    }

    final class Right: Sendable {
        let left: Provider<Left>

        init(base: Base, left: Provider<Left>) {
            self.left = left
        }
    }

    /// Two threads wait for one another's base in turn, which is no circle and must not be taken for one.
    @Test func ring_thatIsFollowedAfterConstruction_isNoCircle() throws {
        let ring = Bindings {
            single(Base.init)
            single(Left.init)
            single(Right.init)
        }
        for _ in 0..<200 {
            let pair = try Injector(ring)
            let closed = onThreads(4) { index -> Bool in
                if index % 2 == 0 {
                    let left = pair.get(Left.self)
                    return left.right.get().left.get() === left
                }
                let right = pair.get(Right.self)
                return right.left.get().right.get() === right
            }
            #expect(closed == [true, true, true, true])
        }
    }
}
