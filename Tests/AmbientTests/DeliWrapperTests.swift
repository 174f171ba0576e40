// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIProperties
import Testing

/// What Deli's property wrappers did: the page *Coming from Deli*.
@Suite
struct DeliWrapperTests {
    struct Order {
        @Injected var roaster: any Roaster
        @Injected(Dark.self) var dark: any Roaster
        @Injected(qualified: "fake") var fake: any Roaster
        @Injected var all: [any Roaster]
        @Injected(Reserve.self) var reserve: [any Roaster]
        @Injected(RoasterURL.self) var url: String
        @LazyInjected var scale: Scale
    }

    private let injector: Injector

    init() throws {
        let properties = try Properties(sources: [.values(["roaster": ["url": "https://roaster.example"]])])
        injector = try Injector(ComponentFactory.of(RoastingComponent.self, properties: properties))
    }

    private func order() -> Order {
        injector.run { Order() }
    }

    @Test
    func dependency_isInjected() {
        #expect(order().roaster.name == "drum")
    }

    @Test
    func dependency_withAQualifier_isInjected() {
        #expect(order().dark.name == "drum")
        #expect(order().fake.name == "fake")
    }

    @Test
    func dependencyArray_isInjected_inTheOrderOfRegistration() {
        #expect(order().all.map(\.name) == ["fake", "drum"])
    }

    @Test
    func dependencyArray_withAQualifier_isInjected() {
        #expect(order().reserve.map(\.name) == ["drum"])
    }

    @Test
    func propertyValue_isInjected() {
        #expect(order().url == "https://roaster.example")
    }

    @Test
    func dependency_isAskedForOnce_whenItsHolderIsMade() {
        let asked = order()
        #expect(asked.scale === asked.scale)
        #expect(asked.scale !== order().scale)
    }

    struct Roasting {}

    struct RoastingComponent: RootComponent {
        typealias Root = Roasting

        static func configure(binder: UnscopedBinder) {
            binder.bind((any Roaster).self).to { DrumRoaster() }
            binder.bind().tagged(with: Dark.self).to { DrumRoaster() }
            binder.bind((any Roaster).self).qualified("fake").to { FakeRoaster() }
            binder.bind((any Roaster).self).intoCollection().to { FakeRoaster() }
            binder.bind((any Roaster).self).intoCollection().to { DrumRoaster() }
            binder.bind((any Roaster).self).intoCollection().tagged(with: Reserve.self).to { DrumRoaster() }
            binder.bindProperty(RoasterURL.self)
            binder.bind(Scale.self).to(factory: Scale.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Roasting>) -> BindingReceipt<Roasting> {
            bind.to(factory: Roasting.init)
        }
    }
}
