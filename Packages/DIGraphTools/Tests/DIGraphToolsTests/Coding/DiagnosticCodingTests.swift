// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Foundation
import Testing

@Suite struct DiagnosticCodingTests {
    private static let milk = Diagnostic(
        id: "DI/MissingBinding", severity: .error, subject: "Milk", message: "no binding for 'Milk'",
        trace: [
            Diagnostic.Step(
                .neededBy, name: "Latte", place: Place(fileID: "Shop/Drinks.swift", line: 7)),
            Diagnostic.Step(
                .neededBy, name: "Menu", detail: "tagged 'Today'", place: Place(fileID: "Shop/Menu.swift", line: 12),
                remark: "root of 'Shop'"),
            Diagnostic.Step(.alsoNeededBy, name: "Mocha", place: Place(fileID: "Shop/Drinks.swift", line: 9)),
            Diagnostic.Step(.alsoNeededBy, name: "Cortado"),
        ],
        notes: ["'Milk' tagged 'Oat' is bound in 'Shop' at Shop/Milk.swift:1"],
        fixes: ["request what is bound", "bind 'Milk' in 'Shop'"])

    private static func json(_ diagnostic: Diagnostic) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(diagnostic), as: UTF8.self)
    }

    private static func diagnostic(_ json: String) throws -> Diagnostic {
        try JSONDecoder().decode(Diagnostic.self, from: Data(json.utf8))
    }

    @Test func keys_areTheDocumentedOnes_andWhatIsNotKnownIsNull() throws {
        var diagnostic = Self.milk
        diagnostic.trace.removeSubrange(2...)
        diagnostic.trace[0].place = nil
        #expect(
            try Self.json(diagnostic)
                == #"{"fixes":["request what is bound","bind 'Milk' in 'Shop'"],"id":"DI/MissingBinding","#
                + #""message":"no binding for 'Milk'","#
                + #""notes":["'Milk' tagged 'Oat' is bound in 'Shop' at Shop/Milk.swift:1"],"#
                + #""place":"Shop/Menu.swift:12","severity":"error","subject":"Milk","trace":["#
                + #"{"detail":"","name":"Latte","place":null,"relation":"needed by","remark":""},"#
                + #"{"detail":"tagged 'Today'","name":"Menu","place":"Shop/Menu.swift:12","relation":"needed by","#
                + #""remark":"root of 'Shop'"}]}"#)
        #expect(
            try Self.json(Diagnostic(id: "Shop/NoMilk", severity: .note, subject: "Milk"))
                == #"{"fixes":[],"id":"Shop/NoMilk","message":"Milk","notes":[],"place":null,"severity":"note","#
                + #""subject":"Milk","trace":[]}"#)
    }

    /// An invalid place becomes nil, so that a plugin cannot write what nobody can read.
    @Test(arguments: [
        Place(fileID: "Shop/Menu.swift", line: 0), Place(fileID: "Shop/Menu.swift", line: -3),
        Place(fileID: "", line: 3), Place(fileID: "", line: 0), Place(fileID: "Shop/Menu.swift", line: .max), nil,
        Place(fileID: "Shop\u{1B}]0;x\u{7}/M.swift", line: 1), Place(fileID: "Shop/👩🏽‍🚀.swift", line: 2),
    ])
    func badPlace_isReadAsItIsShown(_ place: Place?) throws {
        try Self.expectReadAsShown(
            Diagnostic(
                id: "Shop/NoMilk", severity: .warning, subject: "Milk",
                trace: [
                    Diagnostic.Step(.neededBy, name: "Latte", place: place, remark: "in a hurry"),
                    Diagnostic.Step(.alsoNeededBy, name: "Mocha", place: place),
                    Diagnostic.Step(name: "", place: place), Diagnostic.Step(name: "", remark: "somewhere"),
                    Diagnostic.Step(name: ""),
                ]))
    }

    @Test(arguments: [
        "", "milk", "DI/../../etc/passwd", "Shop/\u{1B}[2J", "no milk\nsince\r\n\n", "\u{2066}", "Cafe\u{301}",
    ])
    func badText_isReadAsItIsShown(_ text: String) throws {
        try Self.expectReadAsShown(
            Diagnostic(
                id: .init(rawValue: text), severity: .init(rawValue: text), subject: text, message: text,
                trace: (1...1_000).map { _ in
                    Diagnostic.Step(.init(rawValue: text), name: text, detail: text, remark: text)
                }, notes: [text, ""], fixes: Array(repeating: text, count: 1_000)))
    }

    private static func expectReadAsShown(_ diagnostic: Diagnostic) throws {
        let read = try Self.diagnostic(Self.json(diagnostic))
        #expect(read.description == diagnostic.description)
        #expect(try Self.json(read) == Self.json(diagnostic))
    }

    @Test func absentParts_haveDefaults() throws {
        #expect(
            try Self.diagnostic(#"{"id":"Shop/NoMilk","severity":"warning","subject":"Milk","more":1}"#)
                == Diagnostic(id: "Shop/NoMilk", severity: .warning, subject: "Milk"))
        #expect(
            try Self.diagnostic(#"{"id":"A/B","severity":"note","subject":"Milk","trace":[{},{"name":"Latte"}]}"#)
                == Diagnostic(
                    id: "A/B", severity: .note, subject: "Milk",
                    trace: [Diagnostic.Step(name: ""), Diagnostic.Step(name: "Latte")]))
    }

    @Test(arguments: ["id", "severity", "subject"])
    func keyThatSaysWhatItIs_mustBeThere(_ key: String) {
        let keys = ["id", "severity", "subject"].filter { $0 != key }.map { "\"\($0)\":\"x\"" }
        #expect(throws: DecodingError.self) { try Self.diagnostic("{\(keys.joined(separator: ","))}") }
    }

    @Test func placeThatIsNone_isAnError() {
        #expect(throws: DecodingError.self) {
            try Self.diagnostic(#"{"id":"A/B","severity":"note","subject":"x","trace":[{"place":"nowhere"}]}"#)
        }
    }
}
