// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Bookmarks on a disk that takes no more bytes, in the form of the system's limit for files.
@Suite(.timeLimit(.minutes(5))) struct FullDiskTests {
    private static let full = #"trap "" XFSZ; ulimit -f 0; exec "$@""#
    private let state = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-full-\(UUID().uuidString)")

    private func ghb(_ arguments: String..., script: String? = nil) async throws -> GHBProcess.Ending {
        try await GHBProcess.run(
            arguments + ["--live"], variables: ["XDG_STATE_HOME": state.path, "XDG_CACHE_HOME": state.path],
            script: script)
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: state.path + "/ghb")) ?? []).sorted()
    }

    /// `bookmarks` said that there were none, with status 0.
    @Test func bookmarks_thatCannotBeRead_areNotSaidToBeNone() async throws {
        defer { try? FileManager.default.removeItem(at: state) }
        #expect(try await ghb("bookmarks", "add", "beanery/roaster", "-q") == GHBProcess.Ending(0))
        let listed = try await ghb("bookmarks", script: Self.full)
        if listed.status == 0 {
            #expect(listed.output.hasPrefix("beanery/roaster\t"))
        } else {
            #expect(listed.status == 1 && listed.output == "")
            #expect(listed.errors.hasPrefix("ghb: the bookmarks cannot be read: "))
        }
        #expect(!listed.errors.contains("no results"))
        let added = try await ghb("bookmarks", "add", "beanery/grinder", script: Self.full)
        #expect(added.status == 1)
        #expect(try await ghb("bookmarks").output.hasPrefix("beanery/roaster\t"))
    }

    /// Half a file was left beside the place of the list.
    @Test func listThatCannotBeMade_leavesNothing() async throws {
        defer { try? FileManager.default.removeItem(at: state) }
        let added = try await ghb("bookmarks", "add", "beanery/roaster", script: Self.full)
        #expect(added.status == 1)
        #expect(files == [])
    }
}
