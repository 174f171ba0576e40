// SPDX-License-Identifier: Apache-2.0

import DI

protocol Plugin {
    func prepare(_ order: String) -> String
}

// Block 24
struct StampPlugin: Plugin {
    let shelf: BeanShelf

    func prepare(_ order: String) -> String {
        "\(order) with beans of \(shelf.roastery.name)"
    }
}

let pluginModule = Bindings {
    include(beansModule)
    factory { StampPlugin(shelf: $0) as any Plugin }
}

// Block 62
struct LateStamp {
    let shelf: Lazy<BeanShelf>
}

let lateModule = Bindings {
    include(beansModule)
    factory(LateStamp.init)
}
