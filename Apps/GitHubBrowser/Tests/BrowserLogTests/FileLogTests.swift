// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Logging
import Testing

@testable import BrowserLog

@Suite final class FileLogTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-log-\(UUID())")
    private let notices = CollectedNotices()
    private var location: LogLocation { LogLocation(folder: folder.appendingPathComponent("state/ghb")) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test func file_isMadeAtTheFirstLine_forTheUserAlone() throws {
        let log = FileLog(location: location, notices: notices)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        log.write("one")
        log.write("two")
        #expect(try text(location.file) == "one\ntwo\n")
        #expect(try mode(location.file) == 0o600)
        #expect(try mode(location.folder) == 0o700)
        #expect(notices.all == [])
    }

    @Test func fileOfEarlierRuns_isContinued() throws {
        FileLog(location: location, notices: notices).write("one")
        FileLog(location: location, notices: notices).write("two")
        #expect(try text(location.file) == "one\ntwo\n")
    }

    @Test func lineAfterTheEnd_opensTheFileAgain() throws {
        let log = FileLog(location: location, notices: notices)
        try log.close()
        log.write("one")
        try log.close()
        try log.close()
        log.write("two")
        #expect(try text(location.file) == "one\ntwo\n")
        #expect(notices.all == [])
    }

    @Test func fullFile_isSetAside_inPlaceOfTheOneBefore() throws {
        for line in ["aaa", "bbb", "ccc", "ddd", "eee"] {
            FileLog(location: location, notices: notices, mostBytes: 8).write(line)
        }
        #expect(try text(location.older) == "ccc\nddd\n")
        #expect(try text(location.file) == "eee\n")
        #expect(try mode(location.file) == 0o600)
    }

    /// Of several processes that found the same file full each set aside what the one before had begun.
    @Test func fileThatIsFull_isSetAsideOnce_andNoLineIsLost() async throws {
        for _ in 0..<20 {
            try? FileManager.default.removeItem(at: folder)
            FileLog(location: location, notices: notices).write(String(repeating: "x", count: 100))
            await withTaskGroup(of: Void.self) { [location, notices] group in
                for writer in 0..<8 {
                    group.addTask {
                        FileLog(location: location, notices: notices, mostBytes: 100).write("line \(writer)")
                    }
                }
            }
            let lines = try [location.older, location.file].flatMap { try text($0).split(separator: "\n") }
            try #require(lines.count == 9)
        }
        #expect(notices.all == [])
    }

    @Test func folderThatCannotBeMade_isOneWarning() throws {
        try Data().write(to: folder)
        let log = FileLog(location: location, notices: notices)
        log.write("one")
        log.write("two")
        #expect(notices.all.map(\.kind) == [.warning])
        #expect(notices.all.first?.text.hasPrefix("nothing is logged: \(location.file.path): ") == true)
        #expect(notices.all.first?.text.contains("Domain") == false, "that would be Foundation's own description")
    }

    @Test func fileThatCannotBeWritten_isOneWarning() throws {
        try FileManager.default.createDirectory(at: location.file, withIntermediateDirectories: true)
        let log = FileLog(location: location, notices: notices)
        log.write("one")
        log.write("two")
        #expect(notices.all == [Notice(.warning, "nothing is logged: \(location.file.path): is a directory")])
    }

    @Test func logger_writesALineForEachEvent_fromItsLevelOn() throws {
        let loggers = Loggers(
            backend: FileLog(location: location, notices: notices), settings: LogSettings(level: .info),
            clock: SystemClock(at: Date(timeIntervalSince1970: 1_751_328_000)))
        var logger = loggers.logger("ghb.network")
        logger[metadataKey: "host"] = "github.com"
        logger.debug("not told")
        logger.info("asked\n", metadata: ["url": "https://api.github.com/orgs/a", "note": "two words"])
        logger.error("failed \u{1B}[2J")
        #expect(
            try text(location.file) == """
                2025-07-01T00:00:00Z info ghb.network asked\\n host=github.com note="two words" \
                url=https://api.github.com/orgs/a
                2025-07-01T00:00:00Z error ghb.network failed \\u{1b}[2J host=github.com

                """)
    }
}
