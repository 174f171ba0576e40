// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The location of the user's configuration.
struct ConfigurationFile: Sendable, Hashable {
    /// The path of the file, which may not exist.
    let path: String
    /// Whether the file existed when it was looked for.
    let isPresent: Bool
    /// Whether the user has named the file, so that it must exist.
    let isNamed: Bool

    /// Locates the file: `--config`, else `GHB_CONFIG`, else `ghb/config.yml` or `.json` in the folder of the XDG base
    /// directory specification.
    ///
    /// Reads nothing. Rejects two files, one of which would be ignored.
    static func locate(option: String?, environment: Environment) throws(BrowserFailure) -> ConfigurationFile {
        if let path = option ?? environment["GHB_CONFIG"] {
            return ConfigurationFile(path: path, isPresent: exists(path), isNamed: true)
        }
        let folder = UserFolder.config.url(environment: environment)
        let paths = ["config.yml", "config.json"].map { folder.file(named: $0).filePath }
        let found = paths.filter(exists)
        guard found.count < 2 else {
            throw BrowserFailure(
                .configuration, "two configuration files exist: \(found[0]) and \(found[1])",
                advice: ["remove one of them, or choose one with --config"])
        }
        return ConfigurationFile(path: found.first ?? paths[0], isPresent: !found.isEmpty, isNamed: false)
    }

    /// Returns a command line that uses the file, in the syntax of a shell.
    func line(_ words: String...) -> String { ShellWord.line(words, config: isNamed ? path : nil) }

    private static func exists(_ path: String) -> Bool {
        // Not FileManager: an inaccessible file or a folder exists, too, and reading it reports the reason.
        var facts = stat()
        return lstat(path, &facts) == 0 || errno != ENOENT && errno != ENOTDIR
    }
}
