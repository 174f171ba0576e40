// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

private struct Heater {}
private protocol Grinder {}
private struct Spare: DICore.Tag { typealias Element = Heater }

/// The descriptions of injected wrappers, which name the element without making it.
@Suite struct ProviderDescriptionTests {
    private static func never<Element>() -> Element {
        preconditionFailure("an element was made")
    }

    private static func expect(_ name: String, _ subject: Any) {
        #expect(String(describing: subject) == name)
        #expect(String(reflecting: subject) == name)
        #expect("\(subject)" == name)
        var dumped = ""
        dump(subject, to: &dumped)
        #expect(dumped == "- \(name)\n")
        #expect(Mirror(reflecting: subject).children.isEmpty)
    }

    @Test func providers_areDescribed_byTheirTypes() {
        Self.expect("Provider<Heater>", Provider<Heater> { Self.never() })
        Self.expect("Provider<any Grinder>", Provider<any Grinder> { Self.never() })
        Self.expect("Lazy<[Heater]>", Lazy<[Heater]> { Self.never() })
        Self.expect("WeakProvider<Heater>", WeakProvider<Heater> { Self.never() })
        Self.expect("TaggedProvider<Spare>", TaggedProvider<Spare> { Self.never() })
    }

    @Test func providersWithEffects_areDescribed_byTheirTypes() {
        Self.expect("MainActorProvider<Heater>", MainActorProvider<Heater> { Self.never() })
        Self.expect("MainActorTaggedProvider<Spare>", MainActorTaggedProvider<Spare> { Self.never() })
        Self.expect("MainActorLazy<any Grinder>", MainActorLazy<any Grinder> { Self.never() })
        Self.expect("MainActorWeakProvider<[Heater]>", MainActorWeakProvider<[Heater]> { Self.never() })
        Self.expect("ThrowingProvider<Heater>", ThrowingProvider<Heater> { Self.never() })
        Self.expect("AsyncProvider<Heater?>", AsyncProvider<Heater?> { Self.never() })
    }

    @Test func provider_isDescribed_withinOtherThings() {
        struct Barista { let heater = Provider<Heater> { ProviderDescriptionTests.never() } }
        #expect("\(Barista())" == "Barista(heater: Provider<Heater>)")
        #expect("\([Lazy<Heater> { Self.never() }])" == "[Lazy<Heater>]")
    }
}
