// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

protocol MenuSource: Sendable {
    func text(of day: String) async throws -> String
}

struct WebMenu: MenuSource {
    func text(of day: String) async throws -> String { "espresso, lungo" }
}

struct PrintedMenu: MenuSource {
    func text(of day: String) async throws -> String { "tea" }
}

protocol MenuReader: Sendable {
    func drinks(in text: String) -> [String]
}

struct CommaReader: MenuReader {
    func drinks(in text: String) -> [String] {
        text.split(separator: ",").map { $0.filter { $0 != " " } }
    }
}

// Block 1
@MainActor
final class MenuBoard {
    @Injected(\.menuSource) var source
    @Injected(\.menuReader) var reader

    func drinks() async throws -> [String] {
        let text = try await source.text(of: "today")
        return reader.drinks(in: text)
    }
}

// Block 3
extension DefaultValues {
    /// Where menus come from.
    var menuSource: Default<any MenuSource> {
        self { WebMenu() }
    }

    /// How they are read.
    var menuReader: Default<any MenuReader> {
        self { CommaReader() }
    }
}
