// SPDX-License-Identifier: Apache-2.0

import BrowserUI
import DI
import DIDiagnostics
import TerminalKit
import Testing

@testable import BrowserApp

/// The tabs and keys in the graph.
@Suite struct ScreensModuleTests {
    struct Screens {
        let tabs: [HomeTab]
        let keys: [KeyPress: Action]
    }

    enum ScreensComponent: RootComponent {
        typealias Root = Screens

        static func configure(binder: UnscopedBinder) { binder.include(module: ScreensModule.self) }

        static func configureRoot(binder bind: ReceiptBinder<Screens>) -> BindingReceipt<Screens> {
            bind.to(factory: Screens.init)
        }
    }

    /// The same with a second action for a key.
    enum CrowdedComponent: RootComponent {
        typealias Root = Screens

        static func configure(binder: UnscopedBinder) {
            binder.include(module: ScreensModule.self)
            binder.bind(Action.self).intoDictionary(key: KeyPress(.character("q"))).to(value: .log)
        }

        static func configureRoot(binder bind: ReceiptBinder<Screens>) -> BindingReceipt<Screens> {
            bind.to(factory: Screens.init)
        }
    }

    @Test func tabs_standInTheirOrder() throws {
        let screens = try ComponentFactory.of(ScreensComponent.self).build()
        #expect(screens.tabs == [.members, .repositories, .search, .bookmarks, .settings])
    }

    @Test func keys_areThoseOfTheHelp() throws {
        let screens = try ComponentFactory.of(ScreensComponent.self).build()
        #expect(KeyMap(screens.keys) == .standard)
    }

    @Test func keyOfTwoActions_isRefused() {
        let error = #expect(throws: GraphError.self) { try ComponentFactory.of(CrowdedComponent.self) }
        #expect(error?.diagnostics.map(\.id) == [.duplicateDictionaryKey])
        #expect(
            error?.diagnostics.map(\.message) == [
                "the key 'q' of '[KeyPress: Action]' is contributed twice in 'ScreensModuleTests.CrowdedComponent'"
            ])
    }
}
