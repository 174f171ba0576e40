// SPDX-License-Identifier: Apache-2.0

import DI

final class Accounts: Sendable {
    let kind: String

    init(kind: String = "all") {
        self.kind = kind
    }

    func name(of card: String) -> String? {
        ["7": "Ada", "8": "Grace"][card]
    }
}

// Blocks 18, 66
struct Guest: Sendable {
    let card: String
    let name: String
}

struct GuestModel {
    let accounts: Accounts
    let guest: Assisted<Guest>
}

struct GuestModels: AssistedFactory {
    typealias Seed = Guest
    typealias Element = GuestModel
}

struct GuestModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindFactory(GuestModel.self).with(GuestModels.self).to(factory: GuestModel.init)
        binder.bindFactory(RegularModel.self).with(RegularModels.self).to(factory: RegularModel.init)
    }
}

// Blocks 19, 67
struct GuestList {
    let accounts: Accounts
    let models: Factory<GuestModels>

    func model(of card: String) -> GuestModel? {
        guard let name = accounts.name(of: card) else { return nil }
        return models.build(Guest(card: card, name: name))
    }
}

// Blocks 20, 68
final class RegularModel {
    let accounts: Lazy<TaggedProvider<RegularAccounts>>
    let guest: Guest

    // Block 65
    init(accounts: Lazy<TaggedProvider<RegularAccounts>>, guest: Assisted<Guest>) {
        self.accounts = accounts
        self.guest = guest.get()
    }
}

struct RegularModels: AssistedFactory {
    typealias Seed = Guest
    typealias Element = RegularModel
}

struct RegularAccounts: Tag {
    typealias Element = Accounts
}

let guestsModule = Bindings {
    include(module: GuestModule.self)
    single { Accounts() }
    single(tagged: RegularAccounts.self) { Accounts(kind: "regular") }
    factory(GuestList.init)
}

/// A cell of a list, which makes and reuses it.
final class GuestCell {
    private(set) var model: GuestModel?

    func show(_ model: GuestModel) {
        self.model = model
    }
}

// Block 69
struct GuestTable {
    let models: Factory<GuestModels>

    // Block 84
    func fill(_ cell: GuestCell, with guest: Guest) {
        cell.show(models.build(guest))
    }
}

let tableModule = Bindings {
    include(guestsModule)
    factory(GuestTable.init)
}
