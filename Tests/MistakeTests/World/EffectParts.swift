// SPDX-License-Identifier: Apache-2.0

import DI

struct PerBar: Scope {}

/// A screen's part, which only the main actor uses.
@MainActor
final class Panel {}

struct Tableau {}
struct Rack {}
struct Juice {}
struct Sausage: Sendable {}

/// A fire that only the main actor may light, and that may go out.
final class Fire: Sendable {}
final class Wine: Sendable {}
final class Cask: Sendable {}
final class Basin: Sendable {}
final class Fish: Sendable {}

struct JuiceFactory: AssistedFactory {
    typealias Seed = Size
    typealias Element = Juice
}
