// SPDX-License-Identifier: Apache-2.0

import DICore

// The coffee shop of these tests.

protocol Log: Sendable {}
final class FileLog: Log {}
final class MemoryLog: Log {}
final class CheckedLog: Log {
    init(_ inner: any Log) {}
}

final class Heater: Sendable {}
final class Pump: Sendable {
    let heater: Heater
    init(heater: Heater) { self.heater = heater }
}
final class CoffeeMaker: Sendable {
    let heater: Heater
    let pump: Pump
    init(heater: Heater, pump: Pump) {
        self.heater = heater
        self.pump = pump
    }
}
struct Cup: Sendable, Hashable {
    var size: Int = 1
}
/// Not Sendable.
final class Ledger {}
struct Store: Sendable {
    init() throws {}
}
final class Session: Sendable {
    let store: Store
    init(store: Store) async throws { self.store = store }
}
@MainActor final class Display {}
@MainActor final class Menu {
    let display: Display
    init(display: Display) { self.display = display }
}
/// On the main actor by its binding, and not Sendable.
final class Window {
    let heater: Heater
    init(heater: Heater) { self.heater = heater }
}

struct BoilerTemperature: Tag {
    typealias Element = Double
}
struct Logs: Tag {
    typealias Element = [any Log]
}

/// The most parameters for which a declared function has an overload of its own.
struct Ten: Sendable {
    init(
        _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Pump
    ) {}
}

/// One more.
struct Eleven: Sendable {
    init(
        _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater,
        _: Pump
    ) {}
}

/// Any of 22 parameters.
struct Wide: Sendable {
    init(
        _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater,
        _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater, _: Heater,
        _: Heater, _: Pump
    ) {}
}
