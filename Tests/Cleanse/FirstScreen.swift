// SPDX-License-Identifier: Apache-2.0

import DI

struct SignComponent: RootComponent {
    typealias Root = SignViewController
    // The root is made on the main actor.
    typealias Construction = OnMainActor

    static func configureRoot(
        binder bind: ReceiptBinder<SignViewController>
    ) -> BindingReceipt<SignViewController> {
        bind.onMainActor(SignViewController.init)
    }

    static func configure(binder: UnscopedBinder) {
        // Nothing is bound yet.
    }
}

final class SignViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .blue
    }
}

final class SignDelegate: UIResponder {
    let window = UIWindow()

    func applicationDidFinishLaunching() throws {
        let factory = try ComponentFactory.of(SignComponent.self)
        window.rootViewController = factory.build()
        window.makeKeyAndVisible()
    }
}

struct CounterStyle {
    let color: UIColor
}

final class CounterViewController: UIViewController {
    private let style: CounterStyle

    init(style: CounterStyle) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = style.color
    }
}

struct CounterComponent: RootComponent {
    typealias Root = CounterViewController
    typealias Construction = OnMainActor

    static func configure(binder: UnscopedBinder) {
        binder
            .bind(CounterStyle.self)
            .to { CounterStyle(color: .brown) }
    }

    static func configureRoot(
        binder bind: ReceiptBinder<CounterViewController>
    ) -> BindingReceipt<CounterViewController> {
        bind.onMainActor(CounterViewController.init)
    }
}
