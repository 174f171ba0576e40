// SPDX-License-Identifier: Apache-2.0

import DI

final class Guests: Sendable {
    func name(of card: String) -> String { "Ada with card \(card)" }
}

// Block 24
final class GuestViewController: UIViewController {
    let name: String

    init(card: Assisted<String>, guests: Guests) {
        name = guests.name(of: card.get())
        super.init(nibName: nil, bundle: nil)
    }
}

// Block 25
extension GuestViewController {
    struct ByCard: AssistedFactory {
        typealias Seed = String
        typealias Element = GuestViewController
    }
}

extension GuestViewController {
    // Block 26
    struct Module: DI.Module {
        static func configure(binder: UnscopedBinder) {
            binder
                .bindFactory(GuestViewController.self)
                .with(ByCard.self)
                .onMainActor(GuestViewController.init)
        }
    }
}

// Block 27
final class GuestListViewController: UIViewController {
    private let screens: MainActorFactory<GuestViewController.ByCard>

    init(screens: MainActorFactory<GuestViewController.ByCard>) {
        self.screens = screens
        super.init(nibName: nil, bundle: nil)
    }

    func tapped(card: String) {
        present(screens.build(card), animated: false)
    }
}
