// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the folder of the cache as the XDG base directory specification says.
enum CacheFolderRule {
    /// A relative path in the variable is to be ignored, says the specification.
    static func folder(environment: Environment) -> URL {
        if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
            return URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent("ghb")
        }
        let home = environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        return (home ?? FileManager.default.homeDirectoryForCurrentUser)
            .appendingPathComponent(".cache").appendingPathComponent("ghb")
    }
}
