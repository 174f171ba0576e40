// SPDX-License-Identifier: Apache-2.0
// Every form of a decorator, as initialisers and closures, also in a target whose code belongs to the main actor.
// Compiles as: Swift 6
// Compiles as: Swift 6, main actor by default

import DI

nonisolated protocol Log: Sendable {}

nonisolated struct FileLog: Log {}

nonisolated struct Clock: Sendable {}

nonisolated struct CheckedLog: Log {
    init(_ log: any Log) {}
}

nonisolated struct StampedLog: Log {
    init(_ log: any Log, clock: Clock) {}
}

nonisolated struct OpenedLog: Log {
    init(_ log: any Log) throws {}
}

nonisolated struct SentLog: Log {
    init(_ log: any Log, clock: Clock) async throws {}
}

@MainActor
final class Screen {
    init() {}

    init(_ screen: Screen, clock: Clock) {}
}

struct Strength: Tag {
    typealias Element = Int
}

struct Kitchen: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Clock.self).to(factory: Clock.init)
        binder.bind((any Log).self).sharedInScope().to(factory: FileLog.init)
        binder.decorate((any Log).self).to(factory: CheckedLog.init)
        binder.decorate((any Log).self).to(factory: StampedLog.init)
        binder.decorate((any Log).self).to { CheckedLog($0) }
        binder.decorate((any Log).self).to { StampedLog($0, clock: $1) }
        binder.decorate((any Log).self).to { (log, clock: Clock, _: Provider<any Log>) in
            StampedLog(log, clock: clock)
        }
        binder.decorate((any Log).self).allowing(.retainCycle).throwing(OpenedLog.init)
        binder.decorate((any Log).self).asynchronous(SentLog.init)
        binder.decorate((any Log).self).asynchronous { try await SentLog($0, clock: $1) }
        binder.decorate(Int.self).tagged(with: Strength.self).to { $0 + 1 }
        binder.decorate(Int.self).tagged(with: Strength.self).qualified("mild").to { min($0, 3) }
        binder.decorate(Int.self).qualified("mild").onMainActor { $0 }
        binder.decorate([Int].self).to { $0.reversed() }

        binder.bind(Screen.self).onMainActor { Screen() }
        binder.decorate(Screen.self).onMainActor(Screen.init)
        binder.decorate(Screen.self).onMainActor { Screen($0, clock: $1) }
        binder.decorate(Int.self).tagged(with: Strength.self).allowing(.retainCycle).throwingOnMainActor { $0 }
    }
}
