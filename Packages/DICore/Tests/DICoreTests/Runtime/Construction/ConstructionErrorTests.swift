// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

/// The text of a failed build: headline, path with places, and the error beneath.
@Suite struct ConstructionErrorTests {
    struct Jam: Error, CustomStringConvertible {
        let description: String
    }

    static let path: [Diagnostic.Step] = [
        Diagnostic.Step(
            .neededBy, name: "Grinder", detail: "tagged with 'Left'", place: Place(fileID: "Shop/Menu.swift", line: 3)),
        Diagnostic.Step(
            .neededBy, name: "Machine", place: Place(fileID: "Shop/Menu.swift", line: 12), remark: "root of 'Shop'"),
    ]

    @Test func text_hasThePathAndTheError() {
        let error = ConstructionError(path: Self.path, underlying: Jam(description: "the grinder is jammed"))
        #expect(
            error.description == """
                error: 'Grinder' tagged with 'Left' could not be made
                  'Grinder' tagged with 'Left'   Shop/Menu.swift:3
                  needed by 'Machine'            Shop/Menu.swift:12   (root of 'Shop')
                note: its factory threw the grinder is jammed
                """)
        #expect(String(reflecting: error) == error.description)
        #expect("\(error)" == error.description)
    }

    @Test func text_hasColors_onRequest() {
        let error = ConstructionError(path: [], underlying: Jam(description: "the grinder is jammed"))
        #expect(
            error.rendered(in: .ansi) == """
                \u{1B}[1;31merror:\u{1B}[0m the component could not be made
                \u{1B}[1;36mnote: \u{1B}[0mits factory threw the grinder is jammed
                """)
    }

    @Test func errorOnSeveralLines_isIndented() {
        let inner = ConstructionError(path: [], underlying: Jam(description: "no beans\nno water"))
        #expect(
            ConstructionError(path: [], underlying: inner).description == """
                error: the component could not be made
                note: its factory threw error: the component could not be made
                      note: its factory threw no beans
                            no water
                """)
    }
}
