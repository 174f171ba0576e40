// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIDiagnostics
import DIModules
import DITesting
import Testing

// The article "Testing with overrides" and the doc comments quote this file.

@Suite(.injector(Cafe.self), .overriding(Offline.self))
struct MenuTests {
    @Test
    func menu_sendsToTheBoard_withoutNetwork() {
        let menu = inject(Menu.self)
        menu.show("latte")
        #expect(menu.text == "prices are on the board")
    }

    @Test(.overriding { value(as: (any Network).self, CannedNetwork(answer: "3.50")) })
    func menu_showsThePrice() {
        let menu = inject(Menu.self)
        menu.show("latte")
        #expect(menu.text == "latte 3.50")
    }

    @Test(
        .overriding {
            factory(as: (any Network).self) { (network: SwitchedNetwork) in network }
            include(Bindings { single(SwitchedNetwork.init) })
        })
    func menu_showsThePrice_onceTheNetworkIsBack() {
        let (menu, network) = (inject(Menu.self), inject(SwitchedNetwork.self))
        menu.show("latte")
        #expect(menu.text == "prices are on the board")
        network.turn(on: true)
        menu.show("latte")
        #expect(menu.text == "latte 3.50")
    }

    @Test(
        .overriding {
            factory(as: (any Network).self) { (network: SwitchedNetwork) in network }
            include(Bindings { single(SwitchedNetwork.init) })
        },
        arguments: ["latte", "mocha", "lungo"])
    func menu_loadsOnePrice(drink: String) {
        inject(Menu.self).show(drink)
        #expect(inject(SwitchedNetwork.self).paths == ["prices/\(drink)"])
    }
}

struct SignTests {
    @Test(.overriding { factory(\.hour) { 9 } })
    func sign_isOpen_inTheMorning() {
        #expect(Sign().text == "open")
    }

    @Test(.overriding { factory(\.hour) { 20 } })
    func sign_isClosed_atNight() {
        #expect(Sign().text == "closed")
    }
}

@Suite(.injector(Cafe.self, options: GraphOptions(severities: [.opaqueNeeds: .error])), .overriding(Offline.self))
struct StrictTests {
    @Suite(.overriding { factory(\.hour) { 9 } })
    struct Morning {
        @Test
        func wholeShop_isOpen() {
            inject(Menu.self).show("latte")
            #expect(Sign().text == "open")
        }
    }
}

@Suite(.injector(try ComponentFactory.of(Cafe.self, overriding: [Offline.self])))
struct FactoryTests {
    @Test
    func menu_sendsToTheBoard_withoutNetwork() {
        let menu = inject(Menu.self)
        menu.show("latte")
        #expect(menu.text == "prices are on the board")
        #expect(Injector.current.context == .test)
    }

    @Test(.overriding { value(as: (any Network).self, CannedNetwork(answer: "3.50")) })
    func override_comesAfterThoseOfTheFactory() {
        let menu = inject(Menu.self)
        menu.show("latte")
        #expect(menu.text == "latte 3.50")
    }
}
