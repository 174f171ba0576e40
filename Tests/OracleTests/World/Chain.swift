// SPDX-License-Identifier: Apache-2.0

import DI

/// Ten thousand types for long chains.
protocol LinkType: Sendable { init() }
struct Link<Thousands: Digit, Hundreds: Digit, Tens: Digit, Ones: Digit>: LinkType {}

/// The plan of the chain that is being configured.
struct ChainPlan: Sendable {
    @TaskLocal static var current: ChainPlan = ChainPlan(length: 1, end: .sound)

    /// The dependency of the last link.
    enum End: Sendable { case sound, missing, first }

    var length: Int
    var end: End
}

/// Each link needs the next, and the root the first; all links in one component.
struct ChainComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        let plan = ChainPlan.current
        let last = plan.length - 1
        for index in 0..<last { bind(linkType(index), needing: linkType(index + 1), index, binder) }
        switch plan.end {
        case .sound: bind(linkType(last), last, binder)
        case .missing: bind(linkType(last), needing: linkType(9_999), last, binder)
        case .first: bind(linkType(last), needing: linkType(0), last, binder)
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(file: "Graph/Chain.swift", line: 1) { (_: Link<D0, D0, D0, D0>) in 1 }
    }

    private static func bind<L: LinkType, Next: LinkType>(
        _ link: L.Type, needing next: Next.Type, _ index: Int, _ binder: UnscopedBinder
    ) {
        binder.bind(L.self).to(file: "Graph/Chain.swift", line: UInt(index + 2)) { (_: Next) in L() }
    }

    private static func bind<L: LinkType>(_ link: L.Type, _ index: Int, _ binder: UnscopedBinder) {
        binder.bind(L.self).to(file: "Graph/Chain.swift", line: UInt(index + 2)) { L() }
    }
}

func linkType(_ number: Int) -> any LinkType.Type {
    func make<A: Digit, B: Digit, C: Digit, D: Digit>(
        _ thousands: A.Type, _ hundreds: B.Type, _ tens: C.Type, _ ones: D.Type
    ) -> any LinkType.Type {
        Link<A, B, C, D>.self
    }
    let thousands: any Digit.Type = digits[number / 1_000]
    let hundreds: any Digit.Type = digits[number / 100 % 10]
    let tens: any Digit.Type = digits[number / 10 % 10]
    let ones: any Digit.Type = digits[number % 10]
    return make(thousands, hundreds, tens, ones)
}

/// A component in a component in a component.
struct Shell<Inner: Component>: Component {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: Inner.self, file: "Graph/Shell.swift", line: 10)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(file: "Graph/Shell.swift", line: 20) { (factory: ComponentFactory<Inner>) in 1 }
    }
}

/// The innermost, which asks for something that the outermost may bind.
struct Core: Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(file: "Graph/Core.swift", line: 20) { (word: String) in word.count }
    }
}

/// The root component around some shells.
struct Surface<Outermost: Component, Word: SurfaceWord>: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: Outermost.self, file: "Graph/Surface.swift", line: 10)
        if let word = Word.word { binder.bind(String.self).to(value: word, file: "Graph/Surface.swift", line: 11) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(file: "Graph/Surface.swift", line: 20) { (_: ComponentFactory<Outermost>) in 1 }
    }
}

/// The word that the outermost component binds for the innermost.
protocol SurfaceWord: SendableMetatype { static var word: String? { get } }
enum Silence: SurfaceWord { static let word: String? = nil }
enum Greeting: SurfaceWord { static let word: String? = "good morning" }
