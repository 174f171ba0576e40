// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DIModules

/// The reader of the files after `--properties` of `swift package di check`.
struct ConfigurationReader: _ConfigurationReading {
    func contexts(of paths: [String], showingValues: Bool) throws -> Contexts {
        let read = try Properties(sources: paths.map { .file($0) })
        // A checker doesn't run the code that marks secrets.
        let properties = showingValues ? read : read.marking(secret: "**")
        return { properties._planningContext() }
    }
}
