// SPDX-License-Identifier: Apache-2.0

import DI

protocol Brewer {
    var cups: Int { get }
}

// Block 45
struct Siphon: Brewer, Autowired {
    typealias CollectedAs = any Brewer
    static let dictionaryKey = "siphon"

    let cups: Int = 3
}

struct Press: Brewer, Autowired {
    typealias CollectedAs = any Brewer
    static let dictionaryKey = "press"

    let cups: Int = 8
}

func cups(of name: String, _ shop: Injector) -> Int? {
    shop.get([String: any Brewer].self)[name]?.cups
}

// Blocks 48, 49
enum Bakery {
    struct Oven: Autowired {
        let tray: Tray
    }

    struct Tray: Autowired {
        let rolls: Int = 12
    }
}

final class Window: Autowired {
    typealias Tray = Bakery.Tray

    let oven: Bakery.Oven
    let tray: Tray

    init(_ oven: Bakery.Oven, _ tray: Tray) {
        self.oven = oven
        self.tray = tray
    }
}

protocol Grinds {
    var grams: Int { get }
}

// Block 85
typealias GrindingBrewer = Brewer & Grinds

struct Automat: GrindingBrewer, Autowired {
    typealias BoundAs = any GrindingBrewer

    let cups: Int = 1
    let grams: Int = 9
}
