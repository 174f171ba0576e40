// SPDX-License-Identifier: Apache-2.0

import DI

public protocol Stock: Sendable {
    var bags: Int { get }
}

final class Store: Stock {
    let bags: Int = 40
}

public let storeModule: Bindings = Bindings {
    single { Store() as any Stock }
}
