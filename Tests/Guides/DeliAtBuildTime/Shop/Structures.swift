// SPDX-License-Identifier: Apache-2.0

import DI

protocol Plugin {
    func prepare(_ order: String) -> String
}

// Block 24
struct StampPlugin: Plugin, Autowired {
    typealias BoundAs = any Plugin

    private let shelf: BeanShelf

    init(_ shelf: BeanShelf) {
        self.shelf = shelf
    }

    func prepare(_ order: String) -> String {
        "\(order) with beans of \(shelf.roastery.name)"
    }
}

// Block 62
struct LateStamp: Autowired {
    let shelf: Lazy<BeanShelf>
}
