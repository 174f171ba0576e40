// SPDX-License-Identifier: Apache-2.0

import BrowserUI
import DI

/// What the screens are made of: tabs and keys.
enum ScreensModule: Module {
    static func configure(binder: UnscopedBinder) {
        // In the order in which they stand on the screen.
        binder.bind(HomeTab.self).intoCollection().to(value: .members)
        binder.bind(HomeTab.self).intoCollection().to(value: .repositories)
        binder.bind(HomeTab.self).intoCollection().to(value: .search)
        binder.bind(HomeTab.self).intoCollection().to(value: .bookmarks)
        binder.bind(HomeTab.self).intoCollection().to(value: .settings)
        // A key that two actions have is refused with the graph, before one of them is out of reach.
        for action in Action.allCases {
            for key in action.defaultKeys { binder.bind(Action.self).intoDictionary(key: key).to(value: action) }
        }
    }
}
