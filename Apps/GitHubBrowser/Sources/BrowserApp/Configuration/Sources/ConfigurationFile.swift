// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Where the user's configuration lies.
public struct ConfigurationFile: Sendable, Hashable {
    /// The path of the file that is read, or would be.
    public let path: String
    /// Whether a file was there when it was looked for.
    public let isPresent: Bool
    /// Whether the user has named the file, so that it must be there.
    public let isNamed: Bool

    /// Finds the file: the one that `--config` names, else `GHB_CONFIG`, else `ghb/config.yml` or `.json` in the folder
    /// of the XDG base directory specification.
    ///
    /// Only looks which files are there. Two files, of which one would be overlooked, are refused.
    public static func locate(option: String?, environment: Environment) throws(BrowserFailure) -> ConfigurationFile {
        if let path = option ?? environment["GHB_CONFIG"] {
            return ConfigurationFile(path: path, isPresent: exists(path), isNamed: true)
        }
        let folder = UserFolder.config.url(environment: environment)
        let paths = ["config.yml", "config.json"].map { folder.appendingPathComponent($0).path }
        let found = paths.filter(exists)
        guard found.count < 2 else {
            throw BrowserFailure(
                .failure, "there are two configurations: \(found[0]) and \(found[1])",
                advice: ["remove one of them, or name the one that counts with --config"])
        }
        return ConfigurationFile(path: found.first ?? paths[0], isPresent: !found.isEmpty, isNamed: false)
    }

    /// Whether a file is there now; one may have been written since.
    var isThere: Bool { Self.exists(path) }

    private static func exists(_ path: String) -> Bool {
        // Not FileManager: what may not be looked at, or is a folder, is there all the same, and reading it says why.
        var facts = stat()
        return lstat(path, &facts) == 0 || errno != ENOENT && errno != ENOTDIR
    }
}
