// SPDX-License-Identifier: Apache-2.0

// Block 2
import DI

// Block 3
struct SignComponent: RootComponent {
    typealias Root = SignViewController
    // The root is made on the main actor.
    typealias Construction = OnMainActor

    // Block 4
    static func configureRoot(
        binder bind: ReceiptBinder<SignViewController>
    ) -> BindingReceipt<SignViewController> {
        bind.onMainActor(SignViewController.init)
    }

    static func configure(binder: UnscopedBinder) {
        // Nothing is bound yet.
    }
}

// Block 5
final class SignViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .blue
    }
}

// Block 6
final class SignDelegate: UIResponder {
    let window = UIWindow()

    func applicationDidFinishLaunching() throws {
        let factory = try ComponentFactory.of(SignComponent.self)
        window.rootViewController = factory.build()
        window.makeKeyAndVisible()
    }
}

// Block 7
struct CounterStyle {
    let color: UIColor
}

// Block 8
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

    // Block 9
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
