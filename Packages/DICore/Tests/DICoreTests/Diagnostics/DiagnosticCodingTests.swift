// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation
import Testing

@Suite struct DiagnosticCodingTests {
    private static func json(_ diagnostic: Diagnostic) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(diagnostic), as: UTF8.self)
    }

    private static func diagnostic(_ json: String) throws -> Diagnostic {
        try JSONDecoder().decode(Diagnostic.self, from: Data(json.utf8))
    }

    @Test func keys_areTheDocumentedOnes_andWhatIsNotKnownIsNull() throws {
        var diagnostic = DiagnosticTests.diagnostic
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

    @Test func whatIsWritten_isRead() throws {
        #expect(try Self.diagnostic(Self.json(DiagnosticTests.diagnostic)) == DiagnosticTests.diagnostic)
    }

    /// An invalid place becomes nil, so that a plugin cannot write what nobody can read.
    @Test(arguments: BadReport.all)
    func badReport_isReadAsItIsShown(_ report: BadReport) throws {
        let read = try Self.diagnostic(Self.json(report.diagnostic))
        #expect(read.description == report.text)
        #expect(try Self.json(read) == Self.json(report.diagnostic))
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

    @Test func placeAlone_becomesAStep() throws {
        let diagnostic = try Self.diagnostic(
            #"{"id":"A/B","severity":"note","subject":"Milk","place":"Shop/Menu.swift:7","trace":[{"name":"Latte"}]}"#)
        let place = Place(fileID: "Shop/Menu.swift", line: 7)
        #expect(diagnostic.trace == [Diagnostic.Step(name: "", place: place), Diagnostic.Step(name: "Latte")])
        #expect(diagnostic.place == place)
    }

    @Test(arguments: ["id", "severity", "subject"])
    func keyThatSaysWhatItIs_mustBeThere(_ key: String) {
        let keys = ["id", "severity", "subject"].filter { $0 != key }.map { "\"\($0)\":\"x\"" }
        #expect(throws: DecodingError.self) { try Self.diagnostic("{\(keys.joined(separator: ","))}") }
    }

    @Test func placeThatIsNone_isAnError() {
        #expect(throws: DecodingError.self) {
            try Self.diagnostic(#"{"id":"A/B","severity":"note","subject":"x","place":"nowhere"}"#)
        }
    }
}
