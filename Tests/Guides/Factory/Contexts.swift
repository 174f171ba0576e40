// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIModules

protocol Analytics: Sendable {
    var name: String { get }
}

struct Collector: Analytics {
    let name: String = "collector"
}

struct Printer: Analytics {
    let name: String = "printer"
}

extension DefaultValues {
    var analytics: Default<any Analytics> {
        self(.shared) { Collector() }
    }
}

/// Arguments of the program are profiles.
let demo = Bindings {
    when(.profile("mock")) { factory(\.analytics) { Printer() } }
}

func analyticsOfAStack(_ arguments: [String]) throws -> String {
    let stack = ModuleStack()
    try stack.use(profiles: Set(arguments).intersection(["mock"]))
    try stack.load(demo)
    return stack.current.run { inject(\.analytics).name }
}
