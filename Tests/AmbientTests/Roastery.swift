// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIProperties

/// The world of these tests: what roasts, counts and stores beans.
protocol Roaster: Sendable {
    var name: String { get }
}

struct DrumRoaster: Roaster {
    let name: String = "drum"
}

struct FakeRoaster: Roaster {
    let name: String = "fake"
}

// Here, because the protocol shares its name with a type of Testing.

struct Dark: Tag {
    typealias Element = any Roaster
}

struct Reserve: Tag {
    typealias Element = [any Roaster]
}

struct RoasterURL: PropertyTag {
    typealias Element = String
    static let path = "roaster.url"
}

final class Scale: Sendable {}

final class Sieve: Sendable {}

final class Silo: Sendable {}

extension DefaultValues {
    var roaster: Default<any Roaster> { self { DrumRoaster() } }
    var scale: Default<Scale> { self { Scale() } }
    var sieve: Default<Sieve> { self(.weak) { Sieve() } }
    var silo: Default<Silo> { self(.shared) { Silo() } }
}

/// A holder, as a framework makes it.
final class Bench {
    @Injected(\.roaster) var roaster
    @Injected(\.scale) var scale
    @Injected(\.sieve) var sieve
    @Injected(\.silo) var silo
}

extension Bench: Injectable {}
