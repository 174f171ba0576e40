// SPDX-License-Identifier: Apache-2.0

import DI

final class Grinder: Sendable {
    let name: String

    init(name: String) {
        self.name = name
    }
}

final class CoffeeMaker: Sendable {
    let grinder: Grinder

    init(grinder: Grinder) {
        self.grinder = grinder
    }
}

@MainActor
final class Display {
    private(set) var lines: [String] = []

    func show(_ line: String) {
        lines.append(line)
    }
}

let kitchen = Bindings {
    single { Grinder(name: "shop") }
    single(CoffeeMaker.init)
    onMainActor.single { Display() }
}
