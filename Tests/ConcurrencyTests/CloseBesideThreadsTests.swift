// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Foundation
import Synchronization
import Testing

/// Components of random needs that are closed while threads make their instances.
@Suite struct CloseBesideThreadsTests {
    /// Nothing that is made when the close begins loses what it needs, and all of it is stopped.
    @Test func factoriesUnderWay_endBeforeWhatTheyNeedStops_andAreStopped() async throws {
        let factory = try ComponentFactory.of(WorksComponent.self)
        for seed in 0..<200 {
            let record = Record(seed)
            let works = try await factory.open(record, stopTimeout: nil)
            let parts = works.root.all
            async let threads: [Void] = onThreadsBeside(4) { thread in parts[record.number(thread + 10) % 4]() }
            while record.all.isEmpty { await Task.yield() }
            record.log(.closes)
            #expect(await works.close() == nil)
            record.log(.closed)
            _ = await threads
            #expect(record.problems.isEmpty, "seed \(seed): \(record.all)")
        }
    }
}

/// The events of a component, in their order.
private final class Record: Sendable {
    enum Event: Equatable {
        case begins(Int), ends(Int), stops(Int), closes, closed
    }

    private let seed: Int
    private let events: Mutex<[Event]> = Mutex([])

    init(_ seed: Int) {
        self.seed = seed
    }

    var all: [Event] { events.withLock { $0 } }

    func log(_ event: Event) {
        events.withLock { $0.append(event) }
    }

    /// A number that depends on the seed and on a place.
    func number(_ place: Int) -> Int {
        var hash = UInt64(seed * 64 + place) &+ 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int(hash >> 33)
    }

    /// Whether a part requests an earlier one while it is made.
    func needs(_ part: Int, _ other: Int) -> Bool { number(part * 4 + other) % 2 == 0 }

    var problems: [String] {
        let events = all
        guard let closes = events.firstIndex(of: .closes) else { return ["not closed"] }
        return (0..<4).flatMap { part -> [String] in
            guard let begin = events.firstIndex(of: .begins(part)), begin < closes else { return [] }
            let (end, stop) = (events.firstIndex(of: .ends(part)), events.firstIndex(of: .stops(part)))
            guard let end, let stop, end < stop, events.count(where: { $0 == .stops(part) }) == 1 else {
                return ["\(part) isn't stopped after it was made"]
            }
            return (0..<part).compactMap { other in
                guard let first = events.firstIndex(of: .stops(other)), first < stop else { return nil }
                return "\(other) stops before \(part)"
            }
        }
    }
}

/// A part of the works: one type for each number.
private class Part: @unchecked Sendable {
    // Proof of @unchecked Sendable: all properties are constants.
    let number: Int
    let record: Record

    init(_ number: Int, _ record: Record, _ others: [@Sendable () -> Void]) {
        (self.number, self.record) = (number, record)
        record.log(.begins(number))
        for (other, make) in others.enumerated() where record.needs(number, other) { make() }
        for _ in 0..<record.number(number) % 50 { sched_yield() }
        record.log(.ends(number))
    }

    func stop() {
        record.log(.stops(number))
    }
}

// Proof of @unchecked Sendable: as above, for all four.
private final class Part0: Part, @unchecked Sendable {}
private final class Part1: Part, @unchecked Sendable {}
private final class Part2: Part, @unchecked Sendable {}
private final class Part3: Part, @unchecked Sendable {}

private struct Works: Sendable {
    let part0: Provider<Part0>
    let part1: Provider<Part1>
    let part2: Provider<Part2>
    let part3: Provider<Part3>

    var all: [@Sendable () -> Void] {
        [{ _ = part0.get() }, { _ = part1.get() }, { _ = part2.get() }, { _ = part3.get() }]
    }
}

private struct WorksComponent: RootComponent, Listed {
    typealias Seed = Record
    typealias Root = Works
    static var bindings: Bindings { factory(Works.init) }

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Part0.self).sharedInScope().onStop { $0.stop() }.to { (record: Record) in Part0(0, record, []) }
        binder.bind(Part1.self).sharedInScope().onStop { $0.stop() }
            .to { (record: Record, one: Provider<Part0>) in Part1(1, record, [{ _ = one.get() }]) }
        binder.bind(Part2.self).sharedInScope().onStop { $0.stop() }
            .to { (record: Record, one: Provider<Part0>, two: Provider<Part1>) in
                Part2(2, record, [{ _ = one.get() }, { _ = two.get() }])
            }
        binder.bind(Part3.self).sharedInScope().onStop { $0.stop() }
            .to { (record: Record, one: Provider<Part0>, two: Provider<Part1>, three: Provider<Part2>) in
                Part3(3, record, [{ _ = one.get() }, { _ = two.get() }, { _ = three.get() }])
            }
    }
}
