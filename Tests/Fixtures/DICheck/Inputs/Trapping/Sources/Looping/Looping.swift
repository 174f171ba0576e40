// SPDX-License-Identifier: Apache-2.0

import DI
import Foundation

enum LoopingComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        // The process, for the test that looks whether it ends.
        if let file = ProcessInfo.processInfo.environment["LOOPING_PROCESS"] {
            try? Data("\(ProcessInfo.processInfo.processIdentifier)".utf8).write(to: URL(filePath: file))
        }
        while true { _ = binder }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(value: 12)
    }
}
