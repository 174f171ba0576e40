// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@Suite struct CollectionClashRuleTests {
    @Test func wholeAndParts_areOneFinding_byPlace() {
        let model = makeShop { shop, _ in
            shop.bind([Bean].self, 5)
            shop.bind([Bean].self, 4, kind: .contribution, element: Bean.self)
            shop.bind([Bean].self, 6, kind: .contribution, element: Bean.self)
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/CollectionClash] '[Bean]' is both bound as a whole and contributed to in 'Shop'
                  contributed   Shop/Shop.swift:4
                  bound         Shop/Shop.swift:5
                  contributed   Shop/Shop.swift:6
                fix: contribute everything by intoCollection(), or bind the whole under a tag
                docs: swift package di explain CollectionClash
                """
            ])
    }

    @Test func gatheredCollection_andWholeInAChild_areNoMistake() {
        let model = makeShop { shop, _ in
            let part = shop.bind([Bean].self, 4, kind: .contribution, element: Bean.self)
            shop.need(shop.bind([Bean].self, nil, kind: .collection), part, .collection)
            let child = shop.component(OrderCounter.self, in: 0, root: [Bean].self)
            shop.bind([Bean].self, 5, in: child, isRoot: true)
        }
        #expect(texts(of: model) == [])
    }
}

@Suite struct DuplicateDictionaryKeyRuleTests {
    @Test func entriesOfOneKey_areOneFinding() {
        let model = makeShop { shop, _ in
            for (line, key) in [(UInt(4), "dark"), (5, "light"), (6, "dark")] {
                shop.bind([String: Bean].self, line, kind: .contribution, element: Bean.self, entryKey: key)
            }
        }
        #expect(
            texts(of: model) == [
                """
                error: [DI/DuplicateDictionaryKey] the key "dark" of '[String: Bean]' is contributed twice in 'Shop'
                  contributed   Shop/Shop.swift:4
                  contributed   Shop/Shop.swift:6
                fix: give each of these entries a unique key
                docs: swift package di explain DuplicateDictionaryKey
                """
            ])
    }

    @Test func oneKeyInTwoDictionaries_andInAChild_isNoMistake() {
        let model = makeShop { shop, _ in
            shop.bind([String: Bean].self, 4, kind: .contribution, element: Bean.self, entryKey: "dark")
            shop.bind([String: Pump].self, 5, kind: .contribution, element: Pump.self, entryKey: "dark")
            let child = shop.component(OrderCounter.self, in: 0, root: Heater.self)
            shop.bind(Heater.self, 6, in: child, isRoot: true)
            shop.bind([String: Bean].self, 7, kind: .contribution, in: child, element: Bean.self, entryKey: "dark")
        }
        #expect(texts(of: model) == [])
    }
}
