// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules

/// A screen of one thing, or of a tuple of them.
final class ContentScreen<Content>: UIViewController {
    let content: Content

    init(_ content: Content) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }
}

// Block 3
@MainActor
func countScreen(in shop: Injector = ModuleStack.shared.current) -> UIViewController {
    ContentScreen(shop.get(CountOrders.self))
}

struct Specials {
    let drinks: [String]
    let book: OrderBook
}

// Block 4
@MainActor
func specialsScreen(in shop: Injector = ModuleStack.shared.current) throws(GraphError) -> UIViewController {
    let screen = try Injector(parent: shop) {
        factory { Specials(drinks: ["cortado"], book: $0) }
    }
    return ContentScreen((screen.get(Specials.self), screen.get(CountOrders.self)))
}

@MainActor
func showSpecials(on counter: UIViewController) throws {
    // Block 5
    counter.present(try specialsScreen(), animated: false)
}

/// What a navigator shows.
struct Screen {
    let make: @MainActor () -> UIViewController
}

// Block 6
extension Screen {
    static func order(number: Int, in shop: Injector = ModuleStack.shared.current) -> Screen {
        Screen { shop.get(MainActorFactory<OrderScreens>.self).build(number) }
    }
}

struct OrderScreens: AssistedFactory {
    typealias Seed = Int
    typealias Element = OrderScreen
}

final class OrderScreen: UIViewController {
    let title: String

    init(number: Assisted<Int>, book: OrderBook) {
        title = "order \(number.get()) of \(book.all.count)"
        super.init(nibName: nil, bundle: nil)
    }
}

struct OrderScreenModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindFactory(OrderScreen.self).with(OrderScreens.self).onMainActor(OrderScreen.init)
    }
}

struct Receipt {
    let table: Int
    let book: OrderBook
}

// Block 10
@MainActor
func receiptScreen(
    table: Int, in shop: Injector = ModuleStack.shared.current
) throws(GraphError) -> ContentScreen<Receipt> {
    let screen = try Injector(parent: shop) {
        factory { Receipt(table: table, book: $0) }
    }
    return ContentScreen(screen.get())
}
