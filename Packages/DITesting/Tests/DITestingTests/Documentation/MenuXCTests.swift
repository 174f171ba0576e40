// SPDX-License-Identifier: Apache-2.0

#if canImport(XCTest)
import DIAmbient
import DIBinding
import DICore
import DIModules
import XCTest

/// Tests without the trait: each has an injector of its own.
final class MenuXCTests: XCTestCase {
    override func invokeTest() {
        do {
            let injector = try Injector(ComponentFactory.of(Cafe.self, overriding: [Offline.self], context: .test))
            injector.run { super.invokeTest() }
        } catch {
            XCTFail("\(error)")
        }
    }

    func testMenuWithoutNetwork() {
        let menu = inject(Menu.self)
        menu.show("latte")
        XCTAssertEqual(menu.text, "prices are on the board")
    }

    func testMenuWithNetwork() throws {
        let online = try Injector(parent: .current) { value(as: (any Network).self, CannedNetwork(answer: "3.50")) }
        online.run {
            let menu = inject(Menu.self)
            menu.show("latte")
            XCTAssertEqual(menu.text, "latte 3.50")
        }
    }
}
#endif
