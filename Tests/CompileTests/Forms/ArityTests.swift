// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

/// Numbers of parameters with an overload, and beyond.
@Suite struct ArityTests {
    struct Spice: Sendable {
        let grams: Int
    }

    struct Twenty {
        let grams: Int

        init(
            _ s1: Spice, _ s2: Spice, _ s3: Spice, _ s4: Spice, _ s5: Spice, _ s6: Spice, _ s7: Spice, _ s8: Spice,
            _ s9: Spice, _ s10: Spice, _ s11: Spice, _ s12: Spice, _ s13: Spice, _ s14: Spice, _ s15: Spice,
            _ s16: Spice, _ s17: Spice, _ s18: Spice, _ s19: Spice, last: Int
        ) {
            let first = [s1, s2, s3, s4, s5, s6, s7, s8, s9, s10]
            let second = [s11, s12, s13, s14, s15, s16, s17, s18, s19]
            grams = (first + second).map(\.grams).reduce(last, +)
        }
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

    @Test func initializer_ofTwentyParameters() throws {
        enum Blend: Recipe {
            static func configure(binder: Binder<Singleton>) { binder.include(module: Shelf.self) }

            static func serve(_ bind: ReceiptBinder<Twenty>) -> BindingReceipt<Twenty> {
                bind.to(factory: Twenty.init)
            }
        }
        #expect(try Kitchen<Blend>.cook().grams == 119)
    }

    @Test func initializer_ofMoreParametersThanThereAreOverloads() throws {
        enum Blend: Recipe {
            static func configure(binder: Binder<Singleton>) { binder.include(module: Shelf.self) }

            static func serve(_ bind: ReceiptBinder<TwentyTwo>) -> BindingReceipt<TwentyTwo> {
                bind.to(factory: TwentyTwo.init)
            }
        }
        let blend = try Kitchen<Blend>.cook()
        #expect(blend.grams == 120)
        #expect(blend.name == "curry")
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

    static func fillFirst(
        seed: Assisted<Int>, s1: Spice, s2: Spice, s3: Spice, s4: Spice, s5: Spice, s6: Spice, s7: Spice, s8: Spice,
        s9: Spice, s10: Spice, s11: Spice, s12: Spice, s13: Spice, s14: Spice, s15: Spice, s16: Spice, s17: Spice,
        s18: Spice, s19: Spice, s20: Spice, last: Int
    ) -> [Int] {
        [seed.get(), s1.grams + s20.grams, last]
    }

    static func fillLast(
        s1: Spice, s2: Spice, s3: Spice, s4: Spice, s5: Spice, s6: Spice, s7: Spice, s8: Spice, s9: Spice, s10: Spice,
        s11: Spice, s12: Spice, s13: Spice, s14: Spice, s15: Spice, s16: Spice, s17: Spice, s18: Spice, s19: Spice,
        s20: Spice, last: Int, seed: Assisted<Int>
    ) -> [Int] {
        [seed.get(), s1.grams + s20.grams, last]
    }

    struct FirstFactory: AssistedFactory {
        typealias Seed = Int
        typealias Element = [Int]
    }

    struct LastFactory: AssistedFactory {
        typealias Seed = Int
        typealias Element = [Int]
    }

    @Test func assisted_withMoreParametersThanThereAreOverloads_takesTheSeedFirstOrLast() throws {
        struct Factories {
            let first: Factory<FirstFactory>
            let last: Factory<LastFactory>
        }
        enum Jars: Recipe {
            static func configure(binder: Binder<Singleton>) {
                binder.include(module: Shelf.self)
                binder.bindFactory([Int].self).with(FirstFactory.self).to(factory: ArityTests.fillFirst)
                binder.bindFactory([Int].self).with(LastFactory.self).to(factory: ArityTests.fillLast)
            }

            static func serve(_ bind: ReceiptBinder<Factories>) -> BindingReceipt<Factories> {
                bind.to(factory: Factories.init)
            }
        }
        let factories = try Kitchen<Jars>.cook()
        #expect(factories.first.build(7) == [7, 2, 100])
        #expect(factories.last.build(8) == [8, 2, 100])
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
