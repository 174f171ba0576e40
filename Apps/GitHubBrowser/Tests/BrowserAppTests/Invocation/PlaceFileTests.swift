// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import BrowserUI
import Foundation
import Testing

@testable import BrowserApp

@Suite struct PlaceFileTests {
    private let state = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-places-\(UUID().uuidString)")

    private func file(_ host: String = "github.com") -> PlaceFile {
        PlaceFile(folders: StorageFolders(cache: state, state: state), host: BookmarkHost(host))
    }

    private func withoutTrace(_ work: () throws -> Void) rethrows {
        defer { try? FileManager.default.removeItem(at: state) }
        try work()
    }

    @Test func read_hasNothing_whereNoFileIs() {
        #expect(file().read().last == nil)
        #expect(file().read().places == [])
    }

    @Test func read_returnsTheSpotAndThePlaces_asWritten() throws {
        try withoutTrace {
            let name = try #require(RepositoryName("coffee-works/heater"))
            let spot = Spot(place: .repository(name), tab: 2, row: "#12")
            file().write(spot, ["coffee-works", "coffee-works/heater", "coffee-works"])
            #expect(file().read().last == spot)
            #expect(file().read().places == ["coffee-works", "coffee-works/heater"])
        }
    }

    @Test func row_cannotAddAFieldOrALine() throws {
        try withoutTrace {
            let name = try #require(AccountName("ada"))
            file().write(Spot(place: .home(name), tab: 0, row: "a\tb\nc"), ["ada"])
            #expect(file().read().last == Spot(place: .home(name), tab: 0, row: "a b c"))
            #expect(file().read().places == ["ada"])
        }
    }

    @Test func write_keepsTheLatest200() throws {
        try withoutTrace {
            let name = try #require(AccountName("ada"))
            file().write(Spot(place: .home(name)), (1...300).map { "o\($0)" })
            #expect(file().read().places == (1...200).map { "o\($0)" })
        }
    }

    /// A file of another version, or of another program, costs its last place and nothing else.
    @Test func read_survivesAnyText() throws {
        try withoutTrace {
            let folder = state.appendingPathComponent("places")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for text in ["", "\n", "\t\t\t", "a b\tx\n", "ada\tmany\n", "\u{FF}\u{0}"] {
                try Data(text.utf8).write(to: folder.appendingPathComponent("github.com"))
                #expect(file().read().last?.tab ?? 0 == 0, "\(text)")
            }
        }
    }
}
