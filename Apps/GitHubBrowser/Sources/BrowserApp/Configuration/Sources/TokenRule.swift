// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties
import Foundation

enum TokenRule {
    /// Returns whether a text can be a token; a line break, for example, would add a header to a request.
    static func allows(_ token: String) -> Bool {
        !token.isEmpty && token.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// Rejects an invalid token without showing it.
    static func check(_ token: String, from origin: String, advice: String) throws(BrowserFailure) {
        guard allows(token) else {
            throw BrowserFailure(
                .authentication, "\(origin) contains a space or another character that a token cannot have",
                advice: [advice])
        }
    }
}

/// Accepts tokens only from files that nobody else can read or change.
struct FilePrivacy {
    let files: [String]

    /// Rejects a token, or a command that prints one, that was set where others can read or change it.
    func check(_ properties: Properties, at paths: [String]) throws(BrowserFailure) {
        for path in paths {
            guard let key = ["token_command", "token"].first(where: { path.hasSuffix("." + $0) }) else { continue }
            for setting in properties.explain(path).settings { try check(setting.origin, key, path) }
        }
    }

    private func check(_ origin: Properties.Origin, _ key: String, _ path: String) throws(BrowserFailure) {
        guard files.contains(origin.source) else {
            throw BrowserFailure(
                .configuration,
                "\(origin): '\(path)' may only be set in a file, where nobody else can see or change it",
                advice: ["set GH_TOKEN, or write it into a file that only you can read: chmod 600 FILE"])
        }
        var facts = stat()
        // A file that doesn't exist yet is created readable only by the user.
        guard stat(origin.source, &facts) == 0, facts.st_uid != geteuid() || facts.st_mode & 0o077 != 0 else { return }
        let mode = String(facts.st_mode & 0o777, radix: 8)
        throw BrowserFailure(
            .configuration,
            "\(origin): a \(key) is only read from a file of yours that nobody else can read; the mode of this one is \(mode)",
            advice: ["chmod 600 \(ShellWord.quoted(origin.source))"])
    }
}
