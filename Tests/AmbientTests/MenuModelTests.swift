// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DITesting
import Testing

/// Tests as in the documentation of Factory and swift-dependencies: the pages for their users show them.
@Suite(.injector(Bindings {})) @MainActor
struct MenuModelTests {
    @Test(.overriding { factory(\.menuClient) { MenuClient { ["flat white"] } } })
    func drinks_areLoaded() {
        let model = MenuModel()
        model.load()
        #expect(model.drinks == ["flat white"])
    }

    @Test(.overriding { factory(\.menuClient) { MenuClient { [] } } })
    func menu_isEmpty() {
        let model = MenuModel()
        model.load()
        #expect(model.drinks.isEmpty)
        #expect(model.message == nil)
    }

    @Test(.overriding { factory(\.menuClient) { MenuClient { throw Closed() } } })
    func error_isShown() {
        let model = MenuModel()
        model.load()
        #expect(model.message == "The kitchen is closed")
    }

    @Test
    func forgottenOverride_isAnIssue() {
        withKnownIssue {
            _ = MenuModel()
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix("error: [DI/Unimplemented] the default 'menuClient'") ?? false
        }
    }
}
