// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension BindingGraph {
    /// A shop that sells over a till, in few parts.
    static let kiosk: BindingGraph = {
        var shop = GraphBuilder()
        shop.component("Shop", scope: "PerShop", root: "Bar")
        shop.component("Till", in: "Shop", seed: "Cash", root: "Receipt")
        shop.bind("Bar", line: 1)
        shop.bind("Heater", line: 2, sharing: .shared, module: "Kitchen")
        shop.bind("ComponentFactory<Till>", line: 3, kind: "componentFactory")
        shop.bind("Cash", in: "Shop/Till", kind: "seed")
        shop.bind("Receipt", in: "Shop/Till", line: 4)
        shop.need("Shop:Bar", "Shop:Heater", kind: .lazy)
        shop.need("Shop:Bar", "Shop:ComponentFactory<Till>", kind: .componentFactory)
        shop.need("Shop:ComponentFactory<Till>", "Shop/Till:Receipt")
        shop.need("Shop/Till:Receipt", "Shop/Till:Cash")
        shop.need("Shop/Till:Receipt", "Shop:Heater", kind: .weak)
        shop.diagnostics = [
            Diagnostic(
                id: Diagnostic.ID(rawValue: "Shop/Cold"), severity: .note, subject: "Heater", message: "it is cold",
                trace: [
                    Diagnostic.Step(.bound, name: "", place: Place(fileID: "Shop/Shop.swift", line: 2), remark: "hot")
                ])
        ]
        return shop.graph
    }()
}
