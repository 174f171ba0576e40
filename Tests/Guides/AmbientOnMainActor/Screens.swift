// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

nonisolated final class Grinder: Sendable {
    let name: String = "shop"
}

final class Display {
    private(set) var lines: [String] = []

    func show(_ line: String) {
        lines.append(line)
    }
}

nonisolated let kitchen = Bindings {
    single(Grinder.init)
    onMainActor.single { Display() }
}

final class MenuScreen {
    @Injected private var grinder: Grinder
    @MainActorInjected private var display: Display

    func open() -> [String] {
        display.show("ground by \(grinder.name)")
        return display.lines
    }
}

@concurrent
func grinderOfAnotherThread() async -> String {
    inject(Grinder.self).name
}
