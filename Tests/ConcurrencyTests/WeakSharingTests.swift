// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization
import Testing

/// Weak sharing and weak providers while threads let go of what they share.
@Suite struct WeakSharingTests {
    final class Cup: Sendable {
        static let alive: Tally = Tally()
        private let life: Life = Life(Cup.alive)
    }

    enum Shop: RootComponent, Listed {
        typealias Root = Shelf
        static var bindings: Bindings {
            single(sharing: .weak, Cup.init)
            single(Mug.init)
            factory(Shelf.init)
        }
    }

    final class Mug: Sendable {}

    struct Shelf: Sendable {
        let cups: Provider<Cup>
        let weakCups: WeakProvider<Cup>
        let mugs: Provider<Mug>
        let weakMugs: WeakProvider<Mug>
    }

    @Test func weaklyShared_isOne_whileAnybodyHoldsIt_andNoneIsLeftAfterwards() throws {
        let shelf = try ComponentFactory.of(Shop.self).build()
        for _ in 0..<200 {
            let held = onThreads(8) { _ in shelf.cups.get() }
            #expect(held.allSatisfy { $0 === held[0] })
            #expect(shelf.weakCups.get() === held[0])
        }
        let same = onThreads(8) { _ in
            (0..<500).allSatisfy { _ in
                let cup = shelf.cups.get()
                return shelf.cups.get() === cup
            }
        }
        #expect(same == Array(repeating: true, count: 8))
        #expect(Cup.alive.count == 0)
    }

    @Test func weakProvider_givesTheInstanceOrNil_whileTheComponentGoes() throws {
        let factory = try ComponentFactory.of(Shop.self)
        for _ in 0..<200 {
            let handOver = HandOver(factory.build())
            let weakMugs = handOver.weakMugs
            let seen = onThreads(4) { index -> Bool in
                if index == 0 {
                    handOver.letGo()
                    return true
                }
                guard let mug = weakMugs.get() else { return true }
                return weakMugs.get() === mug
            }
            #expect(seen == [true, true, true, true])
            #expect(weakMugs.get() == nil)
        }
    }

    /// Holds a component until one thread lets it go.
    private final class HandOver: Sendable {
        let weakMugs: WeakProvider<Mug>
        private let shelf: Mutex<Shelf?>

        init(_ shelf: Shelf) {
            _ = shelf.mugs.get()
            weakMugs = shelf.weakMugs
            self.shelf = Mutex(shelf)
        }

        func letGo() {
            shelf.withLock { $0 = nil }
        }
    }
}
