// SPDX-License-Identifier: Apache-2.0

import DI

protocol TillRoute: AnyObject, Sendable {
    @MainActor func showTill() -> String
}

protocol GuestRoute: AnyObject, Sendable {
    @MainActor func showGuests() -> String
}

// Block 47
@MainActor
final class Router: TillRoute, GuestRoute {
    private let login: MainActorProvider<LoginViewController>

    init(login: MainActorProvider<LoginViewController>) {
        self.login = login
    }

    func showTill() -> String { "the till" }
    func showGuests() -> String { "the guests" }
    func start() -> LoginViewController { login.get() }
}

final class LoginViewController: UIViewController {
    let till: any TillRoute
    let guests: any GuestRoute

    init(till: any TillRoute, guests: any GuestRoute) {
        self.till = till
        self.guests = guests
        super.init(nibName: nil, bundle: nil)
    }
}

struct RouterModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Router.self).sharedInScope().onMainActor(Router.init)
        binder.bind((any TillRoute).self).onMainActor { (router: Router) in router }
        binder.bind((any GuestRoute).self).onMainActor { (router: Router) in router }
        binder.bind(LoginViewController.self).onMainActor(LoginViewController.init)
    }
}

// Block 48
/// Its initialiser is the compiler's.
struct OpeningCheck {
    let boiler: Boiler
    let cappuccino: Cappuccino
    let syrups: [Syrup]
    let order: BeanOrder
    let menu: Menu
}

// Blocks 33, 49, 50, 51
struct OpeningModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind().to(factory: OpeningCheck.init)
    }
}

// Blocks 52, 53
struct TastingModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Cappuccino.self).to { (foam: Foam) in
            Cappuccino(foam: foam)
        }
        binder.bind(Foam.self).to(factory: Foam.init)
    }
}
