// SPDX-License-Identifier: Apache-2.0

import DI
import Observation

struct PerCheckout: Scope {}

struct CheckoutComponent: Component {
    typealias Root = CheckoutModel
    typealias Scope = PerCheckout
    typealias Construction = OnMainActor

    static func configure(binder: Binder<PerCheckout>) {
        binder.bind(Tip.self).sharedInScope().onMainActor(Tip.init)
        binder.bind(TipModel.self).onMainActor(TipModel.init)
        binder.bind(ReceiptModel.self).onMainActor(ReceiptModel.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<CheckoutModel>) -> BindingReceipt<CheckoutModel> {
        bind.onMainActor(CheckoutModel.init)
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
