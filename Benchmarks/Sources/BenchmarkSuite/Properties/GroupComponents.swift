// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import DI
import DIProperties

/// The grinder's settings, as a group of properties.
struct GrinderSettings: ConfigProperty {
    static let path = "grinder"
    let coarseness: Int
    let seconds: Int
}

/// The root of both components.
struct GrinderRoot {
    let grinder: Provider<Grinder>
}

/// A class that takes a group that is read while the graph is planned.
enum GroupComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(GrinderSettings.self)
        binder.bind(Grinder.self).to(factory: { (settings: GrinderSettings) in
            Grinder(coarseness: settings.coarseness, seconds: settings.seconds)
        })
    }

    static func configureRoot(binder bind: ReceiptBinder<GrinderRoot>) -> BindingReceipt<GrinderRoot> {
        bind.to(factory: GrinderRoot.init)
    }
}

/// The same class, with the same settings as a value in code.
enum ValueComponent: RootComponent {
    struct Settings: Sendable {
        let coarseness: Int
        let seconds: Int
    }

    static func configure(binder: UnscopedBinder) {
        binder.bind(Settings.self).to(value: Settings(coarseness: 5, seconds: 12))
        binder.bind(Grinder.self).to(factory: { (settings: Settings) in
            Grinder(coarseness: settings.coarseness, seconds: settings.seconds)
        })
    }

    static func configureRoot(binder bind: ReceiptBinder<GrinderRoot>) -> BindingReceipt<GrinderRoot> {
        bind.to(factory: GrinderRoot.init)
    }
}
