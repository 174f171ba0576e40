// SPDX-License-Identifier: Apache-2.0

import DI

final class AppDelegate: UIResponder {
    private(set) var window: UIWindow?

    // Block 44
    func injectProperties(_ window: UIWindow) {
        self.window = window
    }

    func applicationDidFinishLaunching() throws {
        // Block 45
        let injector = try ComponentFactory.of(AppDelegate.Component.self).build()
        injector.injectProperties(into: self)
        window?.makeKeyAndVisible()
    }
}

// Block 43
extension AppDelegate {
    struct Component: DI.RootComponent {
        // A value whose injectProperties(into:) belongs to the main actor; making the value needs no actor.
        typealias Root = MainActorPropertyInjector<AppDelegate>
        typealias Scope = Singleton

        static func configureRoot(
            binder bind: ReceiptBinder<MainActorPropertyInjector<AppDelegate>>
        ) -> BindingReceipt<MainActorPropertyInjector<AppDelegate>> {
            bind.propertyInjector { bind in
                bind.onMainActor(AppDelegate.injectProperties)
            }
        }

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: UIWindow.Module.self)
        }
    }
}

// Block 46
extension UIWindow {
    struct Module: DI.Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: CounterModule.self)
            binder
                .bind(UIWindow.self)
                .sharedInScope()
                .onMainActor { (screen: MainActorTaggedProvider<FirstScreen>) in
                    let window = UIWindow()
                    window.rootViewController = screen.get()
                    return window
                }
        }
    }
}

struct FirstScreen: Tag {
    typealias Element = UIViewController
}

struct CounterModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(CounterStyle.self).to { CounterStyle(color: .brown) }
        binder.bind().onMainActor(CounterViewController.init)
        binder
            .bind()
            .tagged(with: FirstScreen.self)
            .onMainActor { (counter: CounterViewController) in UINavigationController(rootViewController: counter) }
    }
}
