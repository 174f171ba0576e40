// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIChecking

@Suite struct SignatureTextTests {
    @Test(arguments: [
        ("func silence()", false, nil),
        ("func write(_ line: String) async throws -> [String : Int]", true, "[String : Int]"),
        ("func f(_ body: (Int) throws -> Void) -> (a: Int, b: String)?", false, "(a: Int, b: String)?"),
        ("func f<T>(_ type: T.Type) throws -> T where T : Decodable", true, "T"),
        ("func f<T>(_ body: () throws -> T) rethrows -> T?", false, "T?"),
        ("func tick() throws(CancellationError)", false, nil),
        ("func made() -> (Int) -> Void", false, "(Int) -> Void"),
        ("static func == (one: FakeLog, other: FakeLog) -> Bool", false, "Bool"),
        ("static func < (one: FakeLog, other: FakeLog) -> Bool", false, "Bool"),
        ("func `repeat`(in: Int) -> Void", false, nil),
        ("subscript(line: Int) -> String", false, "String"),
    ]) func signature_isRead(_ declaration: String, _ canThrow: Bool, _ result: String?) {
        let signature = SignatureText(declaration)
        #expect(signature.canThrow == canThrow)
        #expect(signature.result == result)
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
