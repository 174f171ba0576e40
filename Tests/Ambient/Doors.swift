// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools

/// The types that code without parameters may ask for. Everything else takes a parameter.
struct AmbientDoors: GraphPlugin {
    let allowed: Set<String>

    func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        for offer in graph.bindings where offer.kind == "offer" && !allowed.contains(offer.key) {
            report.error(
                "Shop/AmbientDoors", on: offer, "\(offer.quotedKey) is offered, but is not an agreed door",
                fixes: ["take it as a parameter, or agree on it in a review of 'AmbientDoors'"])
        }
    }
}

let shop = Bindings {
    include(kitchen)
    offer(CoffeeMaker.self)
    offer(Grinder.self)
}

func printMistakes() throws {
    do {
        try shop.validate(GraphOptions(plugins: [AmbientDoors(allowed: ["CoffeeMaker"])]))
    } catch {
        print(error)
    }
}
