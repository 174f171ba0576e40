// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIChecking

/// What the compiler's symbol graph says of a function, and the values with which a fake goes on.
@Suite struct SymbolTests {
    @Test(
        arguments: [
            ("func silence()", [], "()", false, nil),
            (
                "func write(_ line: String) async throws -> [String : Int]", ["line: String"], "[String : Int]", true,
                "[String : Int]"
            ),
            (
                "func f(_ body: (Int) throws -> Void) -> (a: Int, b: String)?", ["body: (Int) throws -> Void"],
                "(a: Int, b: String)?", false, "(a: Int, b: String)?"
            ),
            ("func f<T>(_ type: T.Type) throws -> T where T : Decodable", ["type: T.Type"], "T", true, "T"),
            ("func f<T>(_ body: () throws -> T) rethrows -> T?", ["body: () throws -> T"], "T?", false, "T?"),
            ("func tick() throws(CancellationError)", [], "()", false, nil),
            ("func made() throws -> (Int) throws -> Void", [], "(Int) throws -> Void", true, "(Int) throws -> Void"),
            ("func `repeat`(in: Int) -> Void", ["in: Int"], "Void", false, nil),
            ("init?(size: Int)", ["size: Int"], "", false, nil),
        ] as [(String, [String], String, Bool, String?)])
    func signature_isRead(
        _ declaration: String, _ parameters: [String], _ returns: String, _ canThrow: Bool, _ result: String?
    ) {
        let symbol = SymbolGraph.Symbol(
            kind: .init(identifier: "swift.method"), identifier: .init(precise: "s:4Shop"), pathComponents: ["f"],
            declarationFragments: fragments(declaration),
            functionSignature: .init(
                parameters: parameters.map { .init(declarationFragments: fragments($0)) }, returns: fragments(returns)),
            location: nil)
        #expect(symbol.text == declaration)
        #expect(symbol.canThrow == canThrow)
        #expect(symbol.result == result)
    }

    /// Returns the pieces of a declaration, in which the compiler tells keywords from other text.
    private func fragments(_ text: String) -> [SymbolGraph.Symbol.Fragment] {
        let parts = text.split(separator: #/\bthrows\b/#, omittingEmptySubsequences: false)
        func fragment(_ kind: String, _ spelling: Substring) -> SymbolGraph.Symbol.Fragment {
            .init(kind: kind, spelling: String(spelling), preciseIdentifier: nil)
        }
        return Array(parts.map { [fragment("text", $0)] }.joined(separator: [fragment("keyword", "throws")]))
    }

    @Test func modules_areThoseOfTheTypesInADeclaration() {
        let fragments = ["s:4Shop3LogP", "s:Si", "c:objc(cs)NSObject", nil, "s:10Foundation3URLV"].map {
            SymbolGraph.Symbol.Fragment(kind: "typeIdentifier", spelling: "T", preciseIdentifier: $0)
        }
        let symbol = SymbolGraph.Symbol(
            kind: .init(identifier: "swift.method"), identifier: .init(precise: "s:4Shop"), pathComponents: ["f"],
            declarationFragments: fragments, functionSignature: nil, location: nil)
        #expect(symbol.modules == ["Shop", "Foundation"])
    }

    @Test(arguments: [
        ("Int", "0"), ("UInt8", "0"), ("String", "\"\""), ("Bool", "false"), ("Shop.Cup?", "nil"), ("[Cup]", "[]"),
        ("[String : [Cup]]", "[:]"), ("[(a: Int, b: Int)]", "[]"), ("FakeLog", "FakeLog()"), ("Cup", nil),
        ("(Int) -> Cup?", nil), ("[Int].Index", nil), ("T", nil),
        ("AsyncStream<Int>", "AsyncStream<Int> { $0.finish() }"),
    ]) func result_hasAValueThatSaysNothing_ifThatIsKnown(_ type: String, _ value: String?) {
        #expect(NeutralValue(of: type, fake: "FakeLog")?.text == value)
    }
}
