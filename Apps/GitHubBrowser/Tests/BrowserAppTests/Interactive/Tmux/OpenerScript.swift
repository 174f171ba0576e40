// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The value of `BROWSER` in a test: a program that records its arguments.
struct OpenerScript {
    /// The folder that contains only the script.
    let folder: URL

    /// Writes the script.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "ghb-opener-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // In one step, so that nobody reads half of it.
        let text = "#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$0.new\"\nmv \"$0.new\" \"$0.arguments\"\n"
        try text.write(toFile: path + ".sh", atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path + ".sh")
        // By a process of its own: one that another test starts meanwhile would inherit a file that this one writes, and a
        // program can't be run while a process has it open for writing.
        try Process.run(URL(filePath: "/bin/cp"), arguments: ["-p", path + ".sh", path]).waitUntilExit()
        try FileManager.default.removeItem(atPath: path + ".sh")
    }

    /// The script.
    var path: String { folder.appending(path: "opener").path }

    /// The arguments of the last start, one below the other; nil where it was not started.
    var arguments: String? { try? String(contentsOfFile: path + ".arguments", encoding: .utf8) }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
