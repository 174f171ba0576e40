// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import Synchronization

// The program of the documentation's tests.

struct NoNetwork: Error {}

protocol Network: Sendable {
    func load(_ path: String) throws -> String
}

struct HTTPNetwork: Network {
    func load(_ path: String) throws -> String { fatalError("a test has reached the network: \(path)") }
}

struct Prices: Sendable {
    let network: any Network

    func price(of drink: String) throws -> String {
        try network.load("prices/\(drink)")
    }
}

final class Menu {
    private let prices: Prices
    private(set) var text: String = ""

    init(prices: Prices) {
        self.prices = prices
    }

    func show(_ drink: String) {
        do { text = "\(drink) \(try prices.price(of: drink))" } catch { text = "prices are on the board" }
    }
}

struct Cafe: RootComponent {
    typealias Root = Menu
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind((any Network).self).sharedInScope().to { HTTPNetwork() }
        binder.bind(Prices.self).to(factory: Prices.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: Menu.init)
    }
}

extension DefaultValues {
    var hour: Default<Int> { self { 12 }.unimplementedInTests { 0 } }
}

/// A view, which asks by itself.
struct Sign {
    private let hour = inject(\.hour)

    var text: String { (8..<18).contains(hour) ? "open" : "closed" }
}

/// A network without a connection.
struct Offline: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any Network).self).to { NetworkWithoutConnection() }
    }

    struct NetworkWithoutConnection: Network {
        func load(_ path: String) throws -> String { throw NoNetwork() }
    }
}

/// A network with one answer.
struct CannedNetwork: Network {
    let answer: String

    func load(_ path: String) throws -> String { answer }
}

/// A network that a test switches on and off, and asks what was loaded.
final class SwitchedNetwork: Network {
    private let state: Mutex<(isOn: Bool, paths: [String])> = Mutex((false, []))

    var paths: [String] { state.withLock(\.paths) }

    func turn(on isOn: Bool) {
        state.withLock { $0.isOn = isOn }
    }

    func load(_ path: String) throws -> String {
        try state.withLock { state in
            state.paths.append(path)
            guard state.isOn else { throw NoNetwork() }
            return "3.50"
        }
    }
}
