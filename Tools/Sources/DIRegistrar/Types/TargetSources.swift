// SPDX-License-Identifier: Apache-2.0

import DISyntax

/// The sources of a target, in the order of their paths.
package struct TargetSources: Sendable {
    /// A source file with its declarations.
    package struct File: Sendable {
        package let path: String
        package let source: Source
    }

    /// The name of the module.
    package let name: String
    /// The names of the targets of the same package on which it depends directly.
    package let uses: [String]
    package let files: [File]

    package init(name: String, uses: [String] = [], files: [File]) {
        self.name = name
        self.uses = uses.sorted()
        self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Returns whether a file imports a module.
    func imports(_ module: String) -> Bool {
        files.contains { $0.source.imports.contains { $0.module == module } }
    }
}
