// SPDX-License-Identifier: Apache-2.0

/// A README.
struct InventedReadme: Sendable, Hashable {
    let path: String
    let text: String

    /// Returns the README of most repositories: the name and the description.
    static func about(_ repository: InventedRepository) -> InventedReadme {
        let parts = ["# \(repository.name)"] + [repository.summary].compactMap(\.self)
        return InventedReadme(path: "README.md", text: parts.joined(separator: "\n\n") + "\n")
    }
}
