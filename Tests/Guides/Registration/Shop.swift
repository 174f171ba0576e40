// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties

struct Shelf {
    let origin: String
}

struct Till: Sendable {
    let number: Int
}

enum Furniture: AutowiredProviders {
    static func shelf() -> Shelf { Shelf(origin: "Huila") }
    static func till(config: ShopConfig) -> Till { Till(number: config.seats / 2) }
    static func close() {}
    private static func hidden() -> Double { 0 }
}

enum SharedFurniture: AutowiredProviders {
    typealias SharedIn = Singleton

    static func `default`(_ shelf: Shelf) -> [String] { [shelf.origin] }
}

struct ShopConfig: ConfigProperty {
    static let path = "shop"

    let seats: Int
}

// MARK: - Values of the caller

struct OrderFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Order
}

struct Order: AutowiredFactory {
    typealias InjectionFactory = OrderFactory

    let text: String

    init(number: Assisted<Int>, drinks: [any Drink]) {
        text = "\(number.get()): \(drinks.map(\.name).joined(separator: ", "))"
    }
}

final class Display: AutowiredProperties {
    private(set) var text = ""

    func inject(config: ShopConfig, _ beans: TaggedProvider<HouseBeans>) {
        text = "\(config.seats) seats, \(beans.get().origin)"
    }
}

// MARK: - Effects

@MainActor
protocol Screen {
    var title: String { get }
}

@MainActor
final class MenuScreen: Screen, Autowired {
    typealias BoundAs = any Screen
    typealias SharedIn = Singleton

    let title: String

    init(drinks: [any Drink]) {
        title = "\(drinks.count) drinks"
    }
}

@MainActor
final class Window: AutowiredProperties {
    var title = ""

    func inject(screen: any Screen) {
        title = screen.title
    }
}

@MainActor
final class Dialog: AutowiredFactory {
    let title: String

    init(seed: Assisted<Void>, screen: any Screen) {
        title = "on \(screen.title)"
    }
}

actor Ledger: Autowired {
    typealias SharedIn = Singleton

    let lines: [String]

    init(till: Till) async throws {
        lines = ["till \(till.number)"]
    }
}

final class Archive: Autowired, Sendable {
    typealias SharedIn = Singleton

    init(ledger: Ledger) throws {}
}

#if NOWHERE
struct Nowhere: Autowired {}
#elseif DEBUG || !DEBUG
struct Somewhere: Autowired {
    #if os(Linux)
    let system = "any"
    #else
    let system = "any"
    #endif
}
#endif
