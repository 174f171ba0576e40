// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DIModules
import Testing

/// Ambient requests by many threads at the same time.
@Suite struct AmbientTests {
    /// Asks by itself while the graph makes it.
    final class Barista: Sendable {
        let heater = inject(Heater.self)
        let counter = inject(\.counter)
    }

    struct Station: Sendable {
        @LazyInjected var heater: Heater
        @LazyInjected(\.counter) var counter: Counter
    }

    @Test func threads_haveTheInjectorsTheyRun_andShareWhatEachShares() throws {
        let injectors = try (0..<4).map { _ in
            try Injector {
                single(Heater.init)
                factory { Barista() }
            }
        }
        let found = onThreads(16) { thread in
            let injector = injectors[thread % 4]
            return injector.run { (0..<50).map { _ in injector.get(Barista.self) } }
        }
        for (thread, baristas) in found.enumerated() {
            let injector = injectors[thread % 4]
            let counter = injector.run { inject(\.counter) }
            for barista in baristas {
                #expect(barista.heater === injector.get(Heater.self))
                #expect(barista.counter === counter)
            }
        }
    }

    /// The table of an injector's answers grows while other threads read it.
    @Test func declaredDefaults_areMadeOnce_whileOthersAreAskedForTheFirstTime() throws {
        let injector = try Injector {}
        let found = onThreads(8) { thread in
            injector.run {
                (0..<64).map { ObjectIdentifier(inject(\.[number: ($0 + thread * 8) % 64])) }
            }
        }
        let expected = injector.run { (0..<64).map { ObjectIdentifier(inject(\.[number: $0])) } }
        #expect(Set(expected).count == 64)
        for (thread, objects) in found.enumerated() {
            #expect(objects == (0..<64).map { expected[($0 + thread * 8) % 64] })
        }
    }

    @Test func lazyProperties_areMadeOnce_forAllThreads() throws {
        let injector = try Injector { factory(Heater.init) }
        let station = injector.run { Station() }
        let found = onThreads(16) { _ in [ObjectIdentifier(station.heater), ObjectIdentifier(station.counter)] }
        #expect(Set(found.map { $0[0] }).count == 1)
        #expect(Set(found.map { $0[1] }).count == 1)
    }

    final class Counter: Sendable {}
}

extension DefaultValues {
    fileprivate var counter: Default<AmbientTests.Counter> { self(.shared) { AmbientTests.Counter() } }

    /// One declaration for each number.
    fileprivate subscript(number number: Int) -> Default<AmbientTests.Counter> {
        self(.shared, name: Self.names[number]) { AmbientTests.Counter() }
    }

    private static let names: [StaticString] = [
        "n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "n10", "n11", "n12", "n13", "n14", "n15", "n16",
        "n17", "n18", "n19", "n20", "n21", "n22", "n23", "n24", "n25", "n26", "n27", "n28", "n29", "n30", "n31", "n32",
        "n33", "n34", "n35", "n36", "n37", "n38", "n39", "n40", "n41", "n42", "n43", "n44", "n45", "n46", "n47", "n48",
        "n49", "n50", "n51", "n52", "n53", "n54", "n55", "n56", "n57", "n58", "n59", "n60", "n61", "n62", "n63",
    ]
}
