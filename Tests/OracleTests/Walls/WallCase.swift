// SPDX-License-Identifier: Apache-2.0

import DI

/// A component with modules that include each other, in plain data. A binding needs only keys with greater numbers.
struct WallCase: Sendable {
    @TaskLocal static var current: WallCase = WallCase()

    struct Binding: Sendable {
        var key: Int
        var needs: [Int] = []
        var line: Int
        var isDefault: Bool = false
    }

    enum Item: Sendable {
        case bind(Binding)
        case include(Int)
        case privately([Item])
        case require(Int)
        case requireNothing
    }

    /// The walls of the component itself, and then of each module.
    var items: [Item] = []
    var modules: [[Item]] = []
}

/// The component of the current case, whose root needs nothing.
struct WalledShop: RootComponent {
    typealias Root = Int
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        WallWriter(binder: binder).write(WallCase.current.items)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { 1 } }
}

/// The module of a number.
struct Walled<Number: Digit>: Module {
    static func configure(binder: UnscopedBinder) {
        WallWriter(binder: binder).write(WallCase.current.modules[Number.value])
    }
}

struct WallWriter<S: ScopeBase> {
    let binder: Binder<S>

    func write(_ items: [WallCase.Item]) {
        for item in items {
            switch item {
            case .bind(let binding): bind(binding, keyType(binding.key))
            case .include(let number): include(digits[number], line: number)
            case .privately(let items): binder.privately { write(items) }
            case .require(let key): require(keyType(key))
            case .requireNothing: binder.requiresNothing()
            }
        }
    }

    private func include<Number: Digit>(_ number: Number.Type, line: Int) {
        binder.include(module: Walled<Number>.self)
    }

    private func require<K: KeyType>(_ key: K.Type) { binder.requires(K.self) }

    private func bind<K: KeyType>(_ binding: WallCase.Binding, _ key: K.Type) {
        let needs = binding.needs.map {
            Description.Need(wrapper: .bare, subject: Description.Subject(form: .plain, number: $0))
        }
        let builder = binding.isDefault ? binder.bindDefault(K.self) : binder.bind(K.self)
        Terminator(line: binding.line, needs: needs).end(builder.allowing(.unusedBinding)) { K() }
    }
}
