// SPDX-License-Identifier: Apache-2.0

import FieldGenerator

/// A column of the page.
struct Subject: Sendable, Equatable {
    let name: String
    let title: String

    /// The libraries with values, in the order of the enumeration; without `DIBinding` alone, whose values only the JSON has.
    static func libraries(of report: Report) -> [Subject] {
        let names = Set(report.rows.map(\.library))
        return Library.allCases.filter { names.contains($0.rawValue) && $0 != .swiftDIBinding }.map {
            Subject(name: $0.rawValue, title: $0.title)
        }
    }
}
