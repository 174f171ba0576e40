// SPDX-License-Identifier: Apache-2.0

import DI
import Observation

struct PerCheckout: Scope {}

struct CheckoutComponent: Component {
    typealias Root = CheckoutModel
    typealias Scope = PerCheckout
    typealias Construction = OnMainActor

    static func configure(binder: Binder<PerCheckout>) {
        let binder = binder.onMainActor
        binder.bind(Tip.self).sharedInScope().to(factory: Tip.init)
        binder.bind(TipModel.self).to(factory: TipModel.init)
        binder.bind(ReceiptModel.self).to(factory: ReceiptModel.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<CheckoutModel>) -> BindingReceipt<CheckoutModel> {
        bind.onMainActor().to(factory: CheckoutModel.init)
    }
}

@Observable
final class Tip {
    var cents: Int = 0
}

@Observable
final class TipModel {
    private let tip: Tip

    init(tip: Tip) {
        self.tip = tip
    }

    func give(_ cents: Int) {
        tip.cents = cents
    }
}

@Observable
final class CheckoutModel {
    let tip: TipModel
    private(set) var receipt: ReceiptModel?
    private let cart: Cart
    private let chosen: Tip
    @ObservationIgnored private let backend: any Backend
    @ObservationIgnored private let receipts: MainActorProvider<ReceiptModel>

    init(
        tip: TipModel, cart: Cart, chosen: Tip, backend: any Backend, receipts: MainActorProvider<ReceiptModel>
    ) {
        self.tip = tip
        self.cart = cart
        self.chosen = chosen
        self.backend = backend
        self.receipts = receipts
    }

    func pay() async throws {
        let text = try await backend.pay(cart.cents + chosen.cents)
        receipt = receipts.get()
        receipt?.text = text
    }
}

@Observable
final class ReceiptModel {
    var text: String = ""
    let guest: String

    init(account: Account) {
        guest = account.name
    }
}
