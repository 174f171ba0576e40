// SPDX-License-Identifier: Apache-2.0

import DI
import Testing

/// Inference of the bound type, and targets of any kind of type.
@Suite struct InferenceTests {
    protocol Grinder: Sendable {
        var name: String { get }
    }

    struct BurrGrinder: Grinder {
        let name: String
    }

    final class Heater: Sendable {
        let degrees: Int

        init(degrees: TaggedProvider<BoilerDegrees>) {
            self.degrees = degrees.get()
        }
    }

    struct BoilerDegrees: DI.Tag {
        typealias Element = Int
    }

    struct Steps: DI.Tag {
        typealias Element = [String]
    }

    @Test func bind_isInferred_fromReferenceClosureTagAndCollection() throws {
        struct Result {
            let heater: Heater
            let text: String
            let steps: TaggedProvider<Steps>
            let notes: [Double]
            let byName: [String: Double]
            let kinds: Set<Character>
        }
        enum Inferred: Recipe {
            static func configure(binder: Binder<Singleton>) {
                binder.bind().sharedInScope().to(factory: Heater.init)
                binder.bind().to(factory: { (heater: Heater) in "\(heater.degrees) degrees" })
                binder.bind().tagged(with: BoilerDegrees.self).to(value: 93)
                binder.bind(String.self).intoCollection().tagged(with: Steps.self).to(value: "grind")
                binder.bind(String.self).intoCollection().tagged(with: Steps.self).to(value: ["heat", "brew"])
                binder.bind().intoCollection().to(value: 1.5)
                binder.bind().intoDictionary(key: "half").to(value: 0.5)
                binder.bind(Character.self).intoSet().to(value: "a")
            }

            static func serve(_ bind: ReceiptBinder<Result>) -> BindingReceipt<Result> {
                bind.to(factory: Result.init)
            }
        }
        let result = try Kitchen<Inferred>.cook()
        #expect(result.heater.degrees == 93)
        #expect(result.text == "93 degrees")
        #expect(result.steps.get() == ["grind", "heat", "brew"])
        #expect(result.notes == [1.5])
        #expect(result.byName == ["half": 0.5])
        #expect(result.kinds == ["a"])
    }

    @Test func existential_isBoundToAnythingThatConforms() throws {
        enum Existentials: Recipe {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(String.self).to(value: "burr")
                binder.bind(BurrGrinder.self).to(factory: BurrGrinder.init)
                binder.bind((any Grinder).self).to(factory: BurrGrinder.init)
                binder.bind((any Grinder).self).qualified("closure").sharedInScope().to { (burr: BurrGrinder) in burr }
                binder.bind((any Grinder).self).qualified("value").to(value: BurrGrinder(name: "value"))
                binder.bind((any Error & Sendable).self).to(value: CancellationError())
            }

            static func serve(_ bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
                bind.to { (grinder: any Grinder, lazy: Lazy<any Grinder>, error: any Error & Sendable) in
                    [grinder.name, lazy.get().name, "\(type(of: error))"]
                }
            }
        }
        #expect(try Kitchen<Existentials>.cook() == ["burr", "burr", "CancellationError"])
    }

    @Test func optionals_functionsAndMetatypes_areTypesLikeOthers() throws {
        enum Odd: Recipe {
            static func configure(binder: Binder<Singleton>) {
                binder.bind((@Sendable (Int) -> Int).self).to(value: { $0 + 1 })
                binder.bind((any Grinder.Type).self).to(value: BurrGrinder.self)
                binder.bind(Int.self).to(value: 1)
            }

            static func serve(_ bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to { (next: @Sendable (Int) -> Int, type: any Grinder.Type, number: Int?) in
                    "\(next(number ?? 0)) \(type)"
                }
            }
        }
        #expect(try Kitchen<Odd>.cook() == "2 BurrGrinder")
    }

    @Test func module_isGeneric_overWhatItBinds() throws {
        enum Grinders<G: Grinder & SendableMetatype>: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind((any Grinder).self).to { (grinder: G) in grinder }
                binder.bind([G].self).to { (grinder: Provider<G>) in [grinder.get(), grinder.get()] }
            }
        }
        enum Generic: Recipe {
            static func configure(binder: Binder<Singleton>) {
                binder.include(module: Grinders<BurrGrinder>.self)
                binder.bind(BurrGrinder.self).to(value: BurrGrinder(name: "generic"))
            }

            static func serve(_ bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to { (grinder: any Grinder, all: [BurrGrinder]) in "\(grinder.name) \(all.count)" }
            }
        }
        #expect(try Kitchen<Generic>.cook() == "generic 2")
    }
}
