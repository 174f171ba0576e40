// SPDX-License-Identifier: Apache-2.0

/// The full name of a repository: its owner and its name.
package struct RepositoryName: Sendable, Hashable, CustomStringConvertible {
    package let owner: String
    package let name: String

    /// Reads `OWNER/REPO`, or `OWNER/REPO.git` as git names it; nil for fewer or more parts, or an invalid one.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let owner = AccountName(String(parts[0])) else { return nil }
        let name = parts[1].hasSuffix(".git") ? parts[1].dropLast(4) : parts[1]
        guard RepositoryName.isName(name) else { return nil }
        self.owner = owner.login
        self.name = String(name)
    }

    package var description: String { "\(owner)/\(name)" }

    /// Names consist of letters, digits, hyphens, underscores and dots; `.` and `..` would change the path of a URL.
    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text != "." && text != ".."
            && text.utf8.allSatisfy { AccountName.isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F || $0 == 0x2E }
    }
}
