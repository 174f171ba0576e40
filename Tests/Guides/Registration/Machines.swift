// SPDX-License-Identifier: Apache-2.0

import DI

protocol Heater: Sendable {
    var degrees: Int { get }
}

final class ElectricHeater: Heater, Autowired {
    typealias BoundAs = any Heater
    typealias SharedIn = Singleton

    let degrees = 93
}

final class Grinder: Autowired, Sendable {
    typealias SharedIn = Singleton
    static let sharing: SharingPolicy.InScope = .eager

    let coarseness: Int

    private init(coarseness: Int) {
        self.coarseness = coarseness
    }

    static func make() -> Grinder { Grinder(coarseness: 4) }
}

struct CoffeeMaker: Autowired {
    let heater: any Heater
    let grinder: Grinder
    let beans: TaggedProvider<HouseBeans>

    struct Filter: DI.Autowired {
        let size = 4

        init(_ grinder: Grinder) {}
    }
}

// MARK: - Several of one type

protocol Drink: Sendable {
    var name: String { get }
}

struct Espresso: Drink, Autowired {
    typealias CollectedAs = any Drink

    let name = "espresso"
}

struct Lungo: Drink {
    let name: String
}

extension Lungo: Autowired {
    typealias CollectedAs = any Drink

    init(_ maker: CoffeeMaker) {
        name = "lungo at \(maker.heater.degrees)°"
    }
}

protocol Syrup {}

struct Vanilla: Syrup, Autowired {
    typealias CollectedAs = any Syrup
    static let dictionaryKey = "vanilla"
}

struct Hazelnut: Syrup, Autowired {
    typealias CollectedAs = any Syrup
    static let dictionaryKey = "hazelnut"
}

enum HouseBeans: Tag {
    typealias Element = Beans
}

struct Beans: Autowired {
    typealias BindingTag = HouseBeans

    let origin: String

    static func make(_ `in`: Shelf) -> Beans { Beans(origin: `in`.origin) }
}

protocol Log: Sendable {
    var name: String { get }
}

struct FileLog: Log, Autowired {
    typealias BoundAs = any Log
    static let qualifier = "file"

    let name = "file log"
}

struct MemoryLog: Log, Autowired {
    typealias BoundAs = any Log
    static let qualifier = "memory"

    let name = "memory log"
}
