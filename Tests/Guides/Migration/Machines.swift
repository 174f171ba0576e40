// SPDX-License-Identifier: Apache-2.0

import DI

protocol Heater: Sendable {
    var degrees: Double { get }
}

final class ElectricHeater: Heater {
    let degrees: Double

    init(degrees: TaggedProvider<BoilerTemperature>) {
        self.degrees = degrees.get()
    }
}

protocol Pump {
    func pump() -> String
}

struct Thermosiphon: Pump {
    let heater: Heater

    func pump() -> String {
        return "pumping at \(heater.degrees) degrees"
    }
}

class CoffeeMaker {
    let heater: Heater
    let pump: Provider<Pump>
    let log: BrewLog
    private let room: WeakProvider<MachineRoom>

    init(heater: Heater, pump: Provider<Pump>, log: BrewLog, room: WeakProvider<MachineRoom>) {
        self.heater = heater
        self.pump = pump
        self.log = log
        self.room = room
    }

    func brew(_ drink: String) -> String {
        let line = "\(drink): \(pump.get().pump()) in \(room.get()?.name ?? "nowhere")"
        log.write(line)
        return line
    }
}

final class MachineRoom: Sendable {
    let name: String
    let heater: Heater

    init(name: TaggedProvider<RoomName>, heater: Heater) {
        self.name = name.get()
        self.heater = heater
    }
}

final class BrewLog: Sendable {
    private let sink: @Sendable (String) -> Void

    init(sink: @escaping @Sendable (String) -> Void) {
        self.sink = sink
    }

    func write(_ line: String) {
        sink(line)
    }
}
