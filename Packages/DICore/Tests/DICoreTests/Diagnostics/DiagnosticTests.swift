// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@Suite struct DiagnosticTests {
    static let diagnostic = Diagnostic(
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

    @Test func description_isTheWholeText() {
        #expect(
            Self.diagnostic.description == """
                error: [DI/MissingBinding] no binding for 'Milk'
                  needed by 'Latte'                 Shop/Drinks.swift:7
                  needed by 'Menu' tagged 'Today'   Shop/Menu.swift:12   (root of 'Shop')
                also needed by 'Mocha' (Shop/Drinks.swift:9) and 'Cortado'
                note: 'Milk' tagged 'Oat' is bound in 'Shop' at Shop/Milk.swift:1
                fix: request what is bound
                fix: bind 'Milk' in 'Shop'
                docs: swift package di explain MissingBinding
                """)
    }

    @Test(arguments: [
        (1, "'D1'"), (2, "'D1' and 'D2'"), (5, "'D1', 'D2', 'D3', 'D4' and 'D5'"),
        (8, "'D1', 'D2', 'D3', 'D4', 'D5' and 3 more"),
    ])
    func requesters_areListed_upToFive_andCountedBeyond(count: Int, list: String) {
        #expect(requesters(count) == "also needed by " + list)
    }

    private func requesters(_ count: Int) -> String? {
        let steps = (1..<count + 1).map { Diagnostic.Step(.alsoNeededBy, name: "D\($0)") }
        let text = Diagnostic(id: "DI/MissingBinding", severity: .error, subject: "Milk", trace: steps).description
        return text.split(separator: "\n").dropFirst().first.map(String.init)
    }

    @Test func place_isTheFirstOfTheTrace() {
        #expect(Self.diagnostic.place == Place(fileID: "Shop/Drinks.swift", line: 7))
        #expect(Diagnostic(id: "DI/MissingBinding", severity: .error, subject: "Milk").place == nil)
    }

    @Test func error_sortsByPlaceThenIDThenSubject_andHasEachOnce() {
        func found(_ line: Int?, _ id: Diagnostic.ID, _ subject: String) -> Diagnostic {
            let place = line.map { Place(fileID: "Shop/Menu.swift", line: $0) }
            return Diagnostic(
                id: id, severity: .error, subject: subject, trace: [Diagnostic.Step(.bound, name: "", place: place)])
        }
        let sorted = [
            found(nil, "DI/MissingBinding", "Z"), found(2, "DI/DuplicateBinding", "Y"),
            found(2, "DI/MissingBinding", "A"),
            found(2, "DI/MissingBinding", "B"), found(10, "DI/CollectionClash", "A"),
        ]
        #expect(GraphError(diagnostics: sorted.reversed() + sorted).diagnostics == sorted)
    }

    @Test func places_areOrderedByFileThenLine() {
        let places = [("A.swift", 10), ("B.swift", 2), ("B.swift", 10)].map(Place.init(fileID:line:))
        #expect(places.reversed().sorted() == places)
        #expect(places[0].description == "A.swift:10")
    }
}
