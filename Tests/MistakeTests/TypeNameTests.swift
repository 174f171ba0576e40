// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

private struct Box<T> {}

private struct Asker<T>: RootComponent {
    typealias Root = Int

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(file: "Shop/Asker.swift", line: 1) { (_: Box<T>) in 1 }
    }
}

private protocol Strength<Unit> { associatedtype Unit }
private class Machine {}
private struct Drink {
    struct Extra {}
    struct Of<T> { struct Part {} }
}

private struct Duration {}
private struct Pack<each T> {}

/// A case of the table, which names itself.
private struct Spelling: CustomTestStringConvertible, Sendable {
    let name: String
    let subject: @Sendable () -> String

    init<T>(_ name: String, _ type: T.Type) {
        self.name = name
        subject = { Asker<T>.graph.diagnostics.first?.subject ?? "" }
    }

    var testDescription: String { name }
}

@Suite struct TypeNameTests {
    private static let spellings: [Spelling] = [
        Spelling("[Int]", [Int].self),
        Spelling("[String: [Int?]]", [String: [Int?]].self),
        Spelling("Set<String>", Set<String>.self),
        Spelling("Int?", Int?.self),
        Spelling("Int??", Int??.self),
        Spelling("(() -> Int)?", (() -> Int)?.self),
        Spelling("[() -> Void]", [() -> Void].self),
        Spelling("(Int, String?) -> [Drink]", ((Int, String?) -> [Drink]).self),
        Spelling("@Sendable () async throws -> Int", (@Sendable () async throws -> Int).self),
        Spelling("(left: Int, right: [Int])", (left: Int, right: [Int]).self),
        Spelling("Void", Void.self),
        Spelling("Any", Any.self),
        Spelling("any Station", (any Station).self),
        Spelling("(any Station)?", (any Station)?.self),
        Spelling("[any Station]", [any Station].self),
        Spelling("any Speaker & Station", (any Speaker & Station).self),
        Spelling("(any Speaker & Station)?", (any Speaker & Station)?.self),
        Spelling("any Strength<Int>", (any Strength<Int>).self),
        Spelling("Drink.Extra", Drink.Extra.self),
        Spelling("Drink.Of<[Drink.Extra]>.Part", Drink.Of<[Drink.Extra]>.Part.self),
        Spelling("Pack<Int, String>", Pack<Int, String>.self),
        Spelling("Drink.Type", Drink.Type.self),
        Spelling("Provider<[Int]>", Provider<[Int]>.self),
    ]

    @Test(arguments: spellings)
    private func typeIsSpelt_asPeopleWriteIt(_ spelling: Spelling) {
        #expect(spelling.subject() == "Box<\(spelling.name)>")
    }

    @Test func localType_isSpelt_withoutTheAddressOfItsFunction() {
        struct Local<T> {}
        #expect(Asker<Local<Int>>.graph.diagnostics.first?.subject == "Box<TypeNameTests.Local<Int>>")
    }

    @Test func twoTypesOfOneName_areSpelt_withTheirModules() {
        #expect(
            Asker<(Duration, Swift.Duration)>.graph.diagnostics.first?.subject
                == "MistakeTests.Box<(MistakeTests.Duration, Swift.Duration)>")
    }
}
