// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
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

    struct Shop: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Slow.self).sharedInScope().to(factory: Slow.init)
            binder.bind(Quick.self).sharedInScope().to(factory: Quick.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Window>) -> BindingReceipt<Window> {
            bind.to(factory: Window.init)
        }
    }

    struct Window: Sendable {
        let slow: Provider<Slow>
        let quick: Provider<Quick>
    }

    /// Would never end if the slow factory, which waits for the quick object to be there, held it up.
    @Test func slowFactory_doesNotDelayAnUnrelatedInstance() throws {
        let window = try ComponentFactory.of(Shop.self).build()
        let made = onThreads(2) { index -> Bool in
            if index == 0 { return window.slow.get() === window.slow.get() }
            Slow.begun.wait()
            let quick = window.quick.get()
            Slow.mayEnd.signal()
            return quick === window.quick.get()
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

    struct Pair: Sendable {
        let left: Provider<Left>
        let right: Provider<Right>
    }

    struct Ring: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Base.self).sharedInScope().to(factory: Base.init)
            binder.bind(Left.self).sharedInScope().to(factory: Left.init)
            binder.bind(Right.self).sharedInScope().to(factory: Right.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Pair>) -> BindingReceipt<Pair> {
            bind.to(factory: Pair.init)
        }
    }

    /// Two threads wait for one another's base in turn, which is no circle and must not be taken for one.
    @Test func ring_thatIsFollowedAfterConstruction_isNoCircle() throws {
        let factory = try ComponentFactory.of(Ring.self)
        for _ in 0..<200 {
            let pair = factory.build()
            let closed = onThreads(4) { index -> Bool in
                if index % 2 == 0 {
                    let left = pair.left.get()
                    return left.right.get().left.get() === left
                }
                let right = pair.right.get()
                return right.left.get().right.get() === right
            }
            #expect(closed == [true, true, true, true])
        }
    }
}
