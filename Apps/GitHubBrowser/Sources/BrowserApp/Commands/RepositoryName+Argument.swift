// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension RepositoryName {
    /// Reads a repository's name from the command line.
    init(argument text: String) throws(BrowserFailure) {
        guard let name = RepositoryName(text) else {
            throw BrowserFailure(
                .usage, "'\(text)' is no repository", advice: ["write OWNER/REPO, such as swiftlang/swift"])
        }
        self = name
    }
}
