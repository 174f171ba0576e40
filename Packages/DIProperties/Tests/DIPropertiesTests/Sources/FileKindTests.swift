// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation
import Testing

/// Files that are no files, and patterns of none.
@Suite struct FileKindTests {
    @Test func pipe_isRefused_ratherThanWaitedFor() throws {
        let folder = try TemporaryFolder()
        let pipe = "\(folder.path)/pipe.yml"
        #expect(mkfifo(pipe, 0o600) == 0)
        // Who waits for the pipe reads its end. A time limit would also count the wait for other tests.
        Thread.detachNewThread { close(open(pipe, O_WRONLY)) }
        defer { close(open(pipe, O_RDONLY | O_NONBLOCK)) }
        let text = complaint { try Properties(sources: [.file(pipe, required: false)]) }
        #expect(folder.strip(text) == Self.notRegular("pipe.yml"))
    }

    private static func notRegular(_ file: String) -> String {
        """
        error: [DI/PropertySyntax] '\(file)': it is not a regular file
        fix: write its contents to a file and name that file
        docs: swift package di explain PropertySyntax
        """
    }

    @Test func device_isRefused() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/endless.yml", withDestinationPath: "/dev/zero")
        let text = complaint { try Properties(sources: [.file("\(folder.path)/endless.yml")]) }
        #expect(folder.strip(text) == Self.notRegular("endless.yml"))
    }

    @Test func pattern_thatMatchesNothing_isAnError() throws {
        let folder = try TemporaryFolder(["a.yml": "a: 1"])
        let text = complaint { try Properties(sources: [.files(matching: "\(folder.path)/*.yaml")]) }
        #expect(
            folder.strip(text) == """
                error: [DI/PropertySyntax] '*.yaml': no file matches the pattern
                fix: correct it, or pass 'required: false' if there may be no file
                docs: swift package di explain PropertySyntax
                """)
    }
}
