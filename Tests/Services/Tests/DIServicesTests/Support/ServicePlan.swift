// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIServices
import ServiceLifecycle

/// The plan of a component whose services need one another.
struct ServicePlan: Sendable {
    @TaskLocal static var current: ServicePlan = ServicePlan(needs: [])

    /// The stations that each needs, all of which come before it.
    var needs: [[Int]]
    /// How many turns others have while a station ends.
    var turns: [Int] = []
    /// The station that ends by itself.
    var crashing: Int?
    var journal: Journal = Journal()

    /// The same plan, of which nothing has happened.
    var again: ServicePlan {
        var plan = self
        plan.journal = Journal()
        return plan
    }

    func service(_ station: Int) -> any Service {
        func make<N: StationNumber>(_ number: N.Type) -> any Service { Station<N>(plan: self) }
        return make(stationNumbers[station])
    }
}

/// A service: one type for each number.
struct Station<Number: StationNumber>: Service {
    let plan: ServicePlan

    struct Crash: Error {}

    func run() async throws {
        plan.journal.log("run \(Number.value)")
        if plan.crashing == Number.value {
            await plan.journal.wait(for: "serves")
            throw Crash()
        }
        try? await gracefulShutdown()
        for _ in 0..<plan.turns[Number.value] { await Task.yield() }
        plan.journal.log("end \(Number.value)")
    }
}

/// Numbers as types.
protocol StationNumber: SendableMetatype { static var value: Int { get } }
enum One: StationNumber { static let value: Int = 0 }
enum Two: StationNumber { static let value: Int = 1 }
enum Three: StationNumber { static let value: Int = 2 }
enum Four: StationNumber { static let value: Int = 3 }
enum Five: StationNumber { static let value: Int = 4 }

let stationNumbers: [any StationNumber.Type] = [One.self, Two.self, Three.self, Four.self, Five.self]

/// The component of the current plan, whose root holds none of its services.
struct StationsComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        let plan = ServicePlan.current
        for station in plan.needs.indices.reversed() { begin(stationNumbers[station], plan, binder) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        let count = ServicePlan.current.needs.count
        return bind.to { count }
    }

    private static func begin<N: StationNumber>(_ number: N.Type, _ plan: ServicePlan, _ binder: Binder<Singleton>) {
        need(number, plan.needs[N.value][...], plan, binder)
    }

    /// Adds one parameter after the other, then binds the station.
    private static func need<N: StationNumber, each Needed: Sendable>(
        _ number: N.Type, _ rest: ArraySlice<Int>, _ plan: ServicePlan, _ binder: Binder<Singleton>,
        _ needed: repeat (each Needed).Type
    ) {
        guard let next = rest.first else {
            binder.bind(Station<N>.self).sharedInScope(.eager).service()
                .to { (_: repeat each Needed) in Station<N>(plan: plan) }
            return
        }
        func add<M: StationNumber>(_ next: M.Type) {
            need(number, rest.dropFirst(), plan, binder, repeat each needed, Station<M>.self)
        }
        add(stationNumbers[next])
    }
}

/// A generator of small graphs (SplitMix64, Steele, Lea and Flood 2014).
struct SmallRandom: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func plan(crashing: Bool) -> ServicePlan {
        let count = Int.random(in: 1...5, using: &self)
        var plan = ServicePlan(
            needs: (0..<count).map { station in
                (0..<station).filter { _ in Bool.random(using: &self) }.shuffled(using: &self)
            })
        plan.turns = (0..<count).map { _ in Int.random(in: 0...20, using: &self) }
        if crashing { plan.crashing = Int.random(in: 0..<count, using: &self) }
        return plan
    }
}
