// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

/// More parameters than there are overloads for; the suites of the layers make such objects in all other ways.
@Suite struct ArityTests {
    struct Spice: Sendable {
        let grams: Int
    }

    struct TwentyTwo {
        let grams: Int
        let name: String

        init(
            _ s1: Spice, _ s2: Spice, _ s3: Spice, _ s4: Spice, _ s5: Spice, _ s6: Spice, _ s7: Spice, _ s8: Spice,
            _ s9: Spice, _ s10: Spice, _ s11: Spice, _ s12: Spice, _ s13: Spice, _ s14: Spice, _ s15: Spice,
            _ s16: Spice, _ s17: Spice, _ s18: Spice, _ s19: Spice, _ s20: Spice, last: Int,
            name: Provider<String>
        ) {
            let first = [s1, s2, s3, s4, s5, s6, s7, s8, s9, s10]
            let second = [s11, s12, s13, s14, s15, s16, s17, s18, s19, s20]
            grams = (first + second).map(\.grams).reduce(last, +)
            self.name = name.get()
        }
    }

    enum Shelf: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Spice.self).to(value: Spice(grams: 1))
            binder.bind(Int.self).to(value: 100)
            binder.bind(String.self).to(value: "curry")
        }
    }

    @Test func initializer_ofMoreParametersThanThereAreOverloads_canBeShared() throws {
        final class Jar: Sendable {
            let grams: Int

            init(
                s1: Spice, s2: Spice, s3: Spice, s4: Spice, s5: Spice, s6: Spice, s7: Spice, s8: Spice, s9: Spice,
                s10: Spice, s11: Spice, s12: Spice, s13: Spice, s14: Spice, s15: Spice, s16: Spice, s17: Spice,
                s18: Spice, s19: Spice, s20: Spice, last: Int
            ) {
                grams = s1.grams + s20.grams + last
            }
        }
        enum Blend: Recipe {
            static func configure(binder: Binder<Singleton>) {
                binder.include(module: Shelf.self)
                binder.bind(Jar.self).sharedInScope().to(factory: Jar.init)
            }

            static func serve(_ bind: ReceiptBinder<(Jar, Jar)>) -> BindingReceipt<(Jar, Jar)> {
                bind.to { (first: Jar, second: Jar) in (first, second) }
            }
        }
        let jars = try Kitchen<Blend>.cook()
        #expect(jars.0 === jars.1)
        #expect(jars.0.grams == 102)
    }

    @Test func missing_inAFactoryOfMoreParametersThanThereAreOverloads_isReported() throws {
        enum Blend: Recipe {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Spice.self).to(value: Spice(grams: 1))
                binder.bind(Int.self).to(value: 100)
            }

            static func serve(_ bind: ReceiptBinder<TwentyTwo>) -> BindingReceipt<TwentyTwo> {
                bind.to(factory: TwentyTwo.init)
            }
        }
        let diagnostics = Kitchen<Blend>.graph.diagnostics.filter { $0.severity == .error }
        #expect(diagnostics.map(\.id.rawValue) == ["DI/MissingBinding"])
        #expect(diagnostics.map(\.subject) == ["String"])
    }
}
