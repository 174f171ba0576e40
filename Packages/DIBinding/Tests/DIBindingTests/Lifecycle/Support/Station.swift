// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// The plan of a shop whose stations need one another, and what goes wrong in it.
struct ShopPlan: Sendable {
    @TaskLocal static var current: ShopPlan = ShopPlan(needs: [])

    /// What an event does, besides being logged.
    enum Mishap: Sendable, CaseIterable {
        case fails
        /// The shop's task is cancelled, which the event notices or ignores.
        case isCancelled, isCancelledUnnoticed
        /// It lasts until its own task is cancelled.
        case hangs
    }

    /// How a station runs: until its `onStop` has it finish, or, without an `onStop`, until it is cancelled.
    enum Runner: Sendable, CaseIterable { case told, cancelled }

    /// The effect of a station's factory.
    enum Effect: Sendable, CaseIterable { case none, throwing, asynchronous }

    /// The stations that each needs, all of which come before it.
    var needs: [[Int]]
    /// The order in which stations are asked for by the root; by number if empty.
    var order: [Int] = []
    var effects: [Effect] = []
    /// Whether the stations have an `onEnd`, too.
    var hasEnds: Bool = false
    /// How each station runs, if stations do.
    var runners: [Runner] = []
    /// What goes wrong, by event such as "start 1".
    var mishaps: [String: Mishap] = [:]
    var journal: Journal = Journal()
    /// The task that runs the shop.
    let shift: Shift = Shift()

    /// Each station needs the one before.
    static func chain(_ count: Int) -> ShopPlan {
        ShopPlan(needs: (0..<count).map { $0 == 0 ? [] : [$0 - 1] })
    }
}

extension ShopPlan {
    /// Logs an event, and does what is planned for it.
    func happens(_ event: String, _ outcome: ComponentOutcome? = nil) async throws {
        try logs(event, outcome)
        switch mishaps[event] {
        case .isCancelled:
            shift.cancel()
            // Instances and hooks may run in a task of their own, which learns of it a moment later.
            if event.hasPrefix("make") || event.hasPrefix("start") { await waitForCancellation() }
            try Task.checkCancellation()
        case .isCancelledUnnoticed: shift.cancel()
        case .hangs: await waitForCancellation()
        case .fails, nil: break
        }
    }

    /// Logs an event, and throws if that is planned for it.
    func logs(_ event: String, _ outcome: ComponentOutcome? = nil) throws {
        switch outcome {
        case nil: journal.log(event)
        case .returned: journal.log("\(event) returned")
        case .threw(let error): journal.log("\(event) threw \(Self.end(error))")
        case .cancelled: journal.log("\(event) cancelled")
        }
        if case .fails = mishaps[event] { throw Spill(event: event) }
    }
}

/// A shared instance with all hooks: one type for each number.
protocol StationType: AnyObject, Sendable {
    init(_ plan: ShopPlan)
}

final class Station<Number: StationNumber>: StationType {
    let plan: ShopPlan
    private let work: AsyncStream<Void>
    private let finish: AsyncStream<Void>.Continuation

    init(_ plan: ShopPlan) {
        self.plan = plan
        (work, finish) = AsyncStream<Void>.makeStream()
    }

    /// Runs until it is told to finish or cancelled, or until it ends by itself while the shop serves.
    func run() async throws {
        plan.journal.log("run \(Number.value)")
        if plan.mishaps["run \(Number.value)"] == .fails {
            await plan.journal.wait(for: "body")
        } else {
            for await _ in work {}
        }
        try plan.logs("ran \(Number.value)")
        if plan.mishaps["run \(Number.value)"] == .fails { throw Spill(event: "run \(Number.value)") }
    }

    func stop() async throws {
        try await plan.happens("stop \(Number.value)")
        finish.finish()
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

/// The root: all stations.
struct ShopFloor: Sendable {
    let stations: [any StationType]
}

/// A component with the stations of the current plan.
struct ShopComponent: RootComponent {
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        let plan = ShopPlan.current
        for index in plan.needs.indices { bind(stationNumbers[index], plan, binder) }
        for index in plan.order.isEmpty ? Array(plan.needs.indices) : plan.order {
            contribute(stationNumbers[index], binder)
        }
        if plan.needs.isEmpty {
            binder.bind((any StationType).self).intoCollection().to { () -> [any StationType] in [] }
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<ShopFloor>) -> BindingReceipt<ShopFloor> {
        bind.to(factory: ShopFloor.init)
    }

    private static func contribute<N: StationNumber>(_ number: N.Type, _ binder: Binder<Singleton>) {
        binder.bind((any StationType).self).intoCollection().to { (station: Station<N>) in station }
    }

    private static func bind<N: StationNumber>(_ number: N.Type, _ plan: ShopPlan, _ binder: Binder<Singleton>) {
        need(number, plan.needs[N.value][...], plan, binder)
    }

    /// Adds one parameter after the other, then binds the station.
    private static func need<N: StationNumber, each Needed: StationType>(
        _ number: N.Type, _ rest: ArraySlice<Int>, _ plan: ShopPlan, _ binder: Binder<Singleton>,
        _ needed: repeat (each Needed).Type
    ) {
        guard let next = rest.first else { return bind(number, plan, binder, repeat each needed) }
        func add<M: StationNumber>(_ next: M.Type) {
            need(number, rest.dropFirst(), plan, binder, repeat each needed, Station<M>.self)
        }
        add(stationNumbers[next])
    }

    private static func bind<N: StationNumber, each Needed: StationType>(
        _ number: N.Type, _ plan: ShopPlan, _ binder: Binder<Singleton>, _ needed: repeat (each Needed).Type
    ) {
        let started = binder.bind(Station<N>.self).sharedInScope()
            .onStart { try await $0.plan.happens("start \(N.value)") }
        let stop: @Sendable (Station<N>) async throws -> Void = { try await $0.stop() }
        let dispose: @Sendable (Station<N>) -> Void = { try? $0.plan.logs("dispose \(N.value)") }
        let builder =
            if plan.hasEnds {
                started.onEnd { try await $0.plan.happens("end \(N.value)", $1) }.onStop(stop).onDispose(dispose)
            } else if plan.runners.isEmpty {
                started.onStop(stop).onDispose(dispose)
            } else if plan.runners[N.value] == .told {
                started.running { try await $0.run() }.onStop(stop).onDispose(dispose)
            } else {
                started.running { try await $0.run() }.onDispose(dispose)
            }
        switch plan.effects.isEmpty ? .none : plan.effects[N.value] {
        case .none:
            builder.to { (_: repeat each Needed) in
                plan.journal.log("make \(N.value)")
                return Station<N>(plan)
            }
        case .throwing:
            builder.throwing { (_: repeat each Needed) throws in
                try plan.logs("make \(N.value)")
                return Station<N>(plan)
            }
        case .asynchronous:
            builder.asynchronous { (_: repeat each Needed) async throws in
                try await plan.happens("make \(N.value)")
                return Station<N>(plan)
            }
        }
    }
}
