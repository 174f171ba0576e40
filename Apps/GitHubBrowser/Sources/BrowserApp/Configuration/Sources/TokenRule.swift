// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties
import Foundation

/// What a token looks like.
enum TokenRule {
    /// Whether a text can be a token: nothing in it would add something of its own to a header, such as a line.
    static func allows(_ token: String) -> Bool {
        !token.isEmpty && token.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// Refuses a token that is none; says nothing of what it holds.
    static func check(_ token: String, from origin: String, advice: String) throws(BrowserFailure) {
        guard allows(token) else {
            throw BrowserFailure(
                .authentication, "\(origin) holds a blank or another character that no token has", advice: [advice])
        }
    }
}

/// Sees to it that tokens come only from files that nobody else can read or change.
struct FilePrivacy {
    /// The files that were read.
    let files: [String]

    /// Refuses a token, or a command that prints one, of any host, that was set where others could see or set it.
    func check(_ properties: Properties) throws(BrowserFailure) {
        for path in properties.paths {
            guard path.hasPrefix("hosts"),
                let key = ["token_command", "token"].first(where: { path.hasSuffix("." + $0) })
            else { continue }
            for setting in properties.explain(path).settings { try check(setting.origin, key, path) }
        }
    }

    private func check(_ origin: PropertyOrigin, _ key: String, _ path: String) throws(BrowserFailure) {
        guard files.contains(origin.source) else {
            throw BrowserFailure(
                .failure, "\(origin): '\(path)' may be set in a file alone, where nobody else can see or set it",
                advice: ["set GH_TOKEN, or write it into a file that is yours alone: chmod 600 FILE"])
        }
        var facts = stat()
        guard stat(origin.source, &facts) == 0 else {
            // Not there yet: it is to be made, for the user alone.
            if errno == ENOENT { return }
            throw BrowserFailure(.failure, "\(origin.source) cannot be looked at: \(String(cString: strerror(errno)))")
        }
        guard facts.st_uid == geteuid() else {
            throw BrowserFailure(
                .failure, "\(origin): a \(key) is taken only from a file of your own, and this one is somebody else's",
                advice: ["chown \(geteuid()) \(ShellWord.quoted(origin.source))"])
        }
        guard facts.st_mode & 0o077 == 0 else {
            let mode = String(facts.st_mode & 0o777, radix: 8)
            throw BrowserFailure(
                .failure,
                "\(origin): a \(key) is taken only from a file that nobody else may read; its mode is \(mode)",
                advice: ["chmod 600 \(ShellWord.quoted(origin.source))"])
        }
    }
}
