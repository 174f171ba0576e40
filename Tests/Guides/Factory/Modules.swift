// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

// In a module with protocols only: what others must bind.

protocol Roaster: Sendable {
    var beans: String { get }
}

struct NoRoaster: Roaster {
    let beans: String = "none"
}

extension DefaultValues {
    var roaster: Default<any Roaster> {
        unimplemented { NoRoaster() }
    }
}

// In the app, which sees all modules.

struct HarbourRoaster: Roaster {
    let beans: String = "of the harbour"
}

let app = Bindings {
    include(shop)
    factory(\.roaster) { HarbourRoaster() }
    single { BeanShelf(roaster: $0) }
    factory { HarbourRoaster() as any Roaster }
}

/// With a parameter in place of the name, a roaster that nobody binds is an error of the graph.
final class BeanShelf: Sendable {
    let roaster: any Roaster

    init(roaster: any Roaster) {
        self.roaster = roaster
    }
}

let appWithoutRoaster = Bindings {
    single { BeanShelf(roaster: $0) }
}

func mistakes() -> String {
    do {
        try appWithoutRoaster.validate()
        return ""
    } catch {
        return "\(error)"
    }
}
