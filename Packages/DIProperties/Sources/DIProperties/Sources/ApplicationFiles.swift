// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PropertySource {
    /// The file of a name in a folder, in whichever form it is there.
    static func application(_ name: String, in folder: String) -> PropertySource {
        PropertySource { reader in
            let prefix = folder.isEmpty ? "" : folder.hasSuffix("/") ? folder : folder + "/"
            let paths = ["yml", "yaml", "json"].map { "\(prefix)\(name).\($0)" }
            let found = paths.filter { FileManager.default.fileExists(atPath: $0) }
            for path in found { reader.addFile(path, isRequired: true) }
            if found.isEmpty { reader.report(missing(name, in: folder), in: paths[0]) }
        }
    }

    private static func missing(_ name: String, in folder: String) -> SyntaxProblem {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        let others = entries.filter { $0.hasPrefix("application") && PropertyFormat(path: $0) != nil }.sorted()
        let fix =
            others.isEmpty
            ? "create it, or \(name).json" : "there are: \(others.prefix(5).map { "'\($0)'" }.joined(separator: ", "))"
        return SyntaxProblem("there is no such file", fix: fix)
    }
}
