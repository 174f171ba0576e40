// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@Suite struct SeedClashRuleTests {
    @Test func eachBindingOfTheSeedsKey_isAFinding_andNoDuplicate() {
        let model = makeShop(seed: Bean.self) { shop, _ in
            let seed = shop.bind(Bean.self, nil, kind: .seed)
            shop.bind(Bean.self, 5, duplicateOf: seed)
            shop.bind(Bean.self, 6, duplicateOf: seed)
        }
        #expect(
            texts(of: model)
                == [5, 6].map { line in
                    """
                    error: [DI/SeedClash] 'Bean' is the seed of 'Shop' and also bound there
                      bound   Shop/Shop.swift:\(line)
                    fix: remove this binding, or give the seed a distinct type, such as a TaggedProvider
                    docs: swift package di explain SeedClash
                    """
                })
    }

    @Test func seedThatIsTheRoot_isAFinding() {
        var builder = ModelBuilder()
        builder.component(Shop.self, seed: Bean.self, root: Bean.self)
        let seed = builder.bind(Bean.self, nil, kind: .seed)
        builder.bind(Bean.self, 3, duplicateOf: seed, isRoot: true)
        #expect(
            texts(of: builder.build()) == [
                """
                error: [DI/SeedClash] 'Bean' is the seed of 'Shop' and also its root
                  bound   Shop/Shop.swift:3   (root of 'Shop')
                fix: make the root another type, or give the seed a distinct type, such as a TaggedProvider
                docs: swift package di explain SeedClash
                """
            ])
    }

    @Test func childAndQualifiedBinding_mayHaveTheSeedsType() {
        let model = makeShop(seed: Bean.self) { shop, _ in
            shop.bind(Bean.self, nil, kind: .seed)
            shop.bind(Bean.self, 5, qualifier: "roasted")
            let child = shop.component(OrderCounter.self, in: 0, root: Bean.self)
            shop.bind(Bean.self, 6, in: child, isRoot: true)
        }
        #expect(texts(of: model) == [])
    }
}
