// SPDX-License-Identifier: Apache-2.0

import DI

final class Accounts: Sendable {
    let kind: String

    init(kind: String) {
        self.kind = kind
    }

    func name(of card: String) -> String? {
        ["7": "Ada", "8": "Grace"][card]
    }
}

struct RegularAccounts: Tag {
    typealias Element = Accounts
}

enum AllAccounts: AutowiredProviders {
    static func accounts() -> Accounts { Accounts(kind: "all") }
}

enum AccountsOfRegulars: AutowiredProviders {
    typealias BindingTag = RegularAccounts

    static func accounts() -> Accounts { Accounts(kind: "regular") }
}

// Blocks 18, 66
struct Guest: Sendable {
    let card: String
    let name: String
}

struct GuestModels: AssistedFactory {
    typealias Seed = Guest
    typealias Element = GuestModel
}

final class GuestModel: AutowiredFactory {
    typealias InjectionFactory = GuestModels

    let accounts: Accounts
    let guest: Guest

    init(_ accounts: Accounts, payload: Assisted<Guest>) {
        self.accounts = accounts
        guest = payload.get()
    }
}

// Blocks 19, 67, 84
final class GuestList: Autowired {
    private let accounts: Accounts
    private let models: Factory<GuestModels>

    init(_ accounts: Accounts, _ models: Factory<GuestModels>) {
        self.accounts = accounts
        self.models = models
    }

    func model(of card: String) -> GuestModel? {
        guard let name = accounts.name(of: card) else { return nil }
        return models.build(Guest(card: card, name: name))
    }
}

struct RegularModels: AssistedFactory {
    typealias Seed = Guest
    typealias Element = RegularModel
}

// Blocks 20, 68
final class RegularModel: AutowiredFactory {
    typealias InjectionFactory = RegularModels

    let accounts: Lazy<TaggedProvider<RegularAccounts>>
    let guest: Guest

    // Block 65
    init(accounts: Lazy<TaggedProvider<RegularAccounts>>, payload: Assisted<Guest>) {
        self.accounts = accounts
        guest = payload.get()
    }
}

// Block 69
/// A cell of a list, which makes and reuses it.
final class GuestCell: AutowiredProperties {
    private var accounts: Accounts?
    private(set) var text: String = ""

    func inject(_ accounts: Accounts) {
        self.accounts = accounts
    }

    func show(_ card: String) {
        text = accounts?.name(of: card) ?? "unknown"
    }
}

final class GuestTable: Autowired {
    private let cells: PropertyInjector<GuestCell>

    init(_ cells: PropertyInjector<GuestCell>) {
        self.cells = cells
    }

    func fill(_ cell: GuestCell, with card: String) {
        cells.injectProperties(into: cell)
        cell.show(card)
    }
}
