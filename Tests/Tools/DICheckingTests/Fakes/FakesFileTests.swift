// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@testable import DIChecking

/// The parts of a program that have fakes, and the lists that bind these; Scripts/checks/di compiles what is written of protocols.
@Suite struct FakesFileTests {
    private func file(_ name: String) throws(CheckFailure) -> [Substring] {
        let types = Checking.types([Bar.self], modules: [GrindingModule.self, LonelyModule.self])
        let subject = try FakesSubject(name, in: types, announcing: { _ in })
        let unknown = UnreadableProtocol("the build has no command lines")
        let text = FakesFile(subject, of: nil, .failure(unknown)).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter { !$0.hasPrefix("// ") && !$0.hasPrefix("import") && !$0.isEmpty }.map { line in
            line.split(separator: " at ")[0]
        }
    }

    private func refusal(_ name: String) -> String? {
        do {
            return try file(name).joined(separator: "\n")
        } catch {
            return error.text
        }
    }

    @Test func module_hasFakesOfWhatItNeeds_andDoesNotBind() throws {
        #expect(
            try file("GrindingModule") == [
                "/// The fakes of a test: `.injector(Bindings { include(module: GrindingModule.self); include(grindingModuleFakes) })`.",
                "let grindingModuleFakes = Bindings {",
                "    // No fake of 'any Scale', because the build has no command lines: write one by hand.",
                "    factory(as: (any Scale).self) { <#any Scale#> }   // needed",
                "    factory(tagged: Coarseness.self) { <#Int#> }   // needed",
                "    factory(as: Milk.self, qualified: \"cold\") { <#Milk#> }   // needed",
                "}",
            ])
    }

    @Test func componentAndType_haveFakesOfWhatTheRestOfTheGraphBinds() throws {
        #expect(
            try file("Table") == [
                "/// The fakes of a test: `.injector(Bar.self), .overriding(tableFakes)`.",
                "let tableFakes = Bindings {", "    factory(as: Heater.self) { <#Heater#> }   // needed",
                "    intoCollection {   // needed", "        factory(as: Milk.self) { <#Milk#> }", "    }", "}",
            ])
        #expect(
            try file("DICheckingTests.Mug").dropFirst() == [
                "let mugFakes = Bindings {", "    factory(as: Heater.self) { <#Heater#> }   // needed", "}",
            ])
    }

    @Test func partWithoutFakes_isRefused() {
        #expect(
            refusal("Bar") == "no module, installed component or bound type is named 'Bar'\n"
                + "the modules are:\n  GrindingModule\n  LonelyModule")
        #expect(refusal("LonelyModule") == "'LonelyModule' needs nothing from outside, so it is tested without fakes")
        #expect(
            refusal("Nothing") == "no module, installed component or bound type is named 'Nothing'\n"
                + "the modules are:\n  GrindingModule\n  LonelyModule")
    }

    @Test func protocols_areReadFromTheNameOfAType() {
        #expect(WrittenProtocol.all(of: Milk.self) == nil)
        let scale = WrittenProtocol(module: "DICheckingTests", name: "Scale")
        let shelf = WrittenProtocol(module: "DICheckingTests", name: "Shelf")
        #expect(WrittenProtocol.all(of: (any Scale).self) == [scale])
        #expect(WrittenProtocol.all(of: (any Shelf<[Int]>).self) == [shelf])
        #expect(
            WrittenProtocol.all(of: (any Scale & Named).self)?.map(\.name).sorted() == ["Named", "Scale"])
    }
}

protocol Scale: Sendable {}
protocol Named {}
protocol Shelf<Item> { associatedtype Item }

enum Coarseness: DICore.Tag {
    typealias Element = Int
}

struct Ground: Sendable {
    init(scale: any Scale, coarseness: TaggedProvider<Coarseness>) {}
}

enum GrindingModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Ground.self).to(factory: Ground.init)
        binder.bind(Milk.self).to(qualified: "cold")
    }
}

enum LonelyModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Milk.self).to(factory: Milk.init)
    }
}

struct Mug: Sendable {
    let heater: Heater
    let milks: [Milk]
}

/// A component that gets a heater and all kinds of milk from the one that installs it.
enum Table: Component {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Mug.self).to { (heater: Heater) in Mug(heater: heater, milks: []) }
    }

    static func configureRoot(binder bind: ReceiptBinder<[Mug]>) -> BindingReceipt<[Mug]> {
        bind.to { (mug: Mug, milks: [Milk]) in [mug] }
    }
}

struct Counter {
    let tables: ComponentFactory<Table>
}

enum Bar: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bind(Milk.self).intoCollection().to(factory: Milk.init)
        binder.install(dependency: Table.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Counter>) -> BindingReceipt<Counter> {
        bind.to(factory: Counter.init)
    }
}
