// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation

extension FuzzTarget {
    /// Sources and patterns of secrets, each behind a `\u{1}`; a pattern begins with `s`. Every text that leaves the tree is made.
    static func leave(_ bytes: [UInt8]) -> String? {
        let parts = bytes.split(separator: 1, maxSplits: 6)
        let patterns = parts.filter { $0.first == UInt8(ascii: "s") }.map {
            String(decoding: $0.dropFirst(), as: UTF8.self)
        }
        let limits = Properties.Limits(fileSize: 20_000, depth: 20, aliasExpansions: 50)
        let sources = parts.filter { $0.first != UInt8(ascii: "s") }.map(source)
        guard let open = try? Properties(sources: sources, limits: limits) else { return nil }
        let hidden = patterns.reduce(open) { $0.marking(secret: $1) }
        let texts = WaysOut.texts(of: hidden, withGraph: false)
        for secret in secrets(of: hidden, open) where occurrences(of: secret, in: bytes) == 1 {
            if let text = texts.first(where: { $0.contains(secret) }) { return "\(secret) is in \(text)" }
        }
        return contradiction(in: open)
    }

    /// Returns the texts that explanations hide, as far as they are words that cannot be mistaken for anything else.
    private static func secrets(of hidden: Properties, _ open: Properties) -> [String] {
        var found: [String] = []
        for path in open.paths.prefix(40) {
            for (secret, setting) in zip(hidden.explain(path).settings, open.explain(path).settings)
            where secret.value == "<secret>" {
                let word = setting.value.filter { $0 != "\"" }
                let isPlain = word.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
                if isPlain, word.utf8.count > 5 { found.append(word) }
            }
        }
        return found
    }

    private static func occurrences(of word: String, in bytes: [UInt8]) -> Int {
        let word = Array(word.utf8)
        return bytes.indices.count { bytes[$0...].starts(with: word) }
    }

    /// JSON is read by others as well, each time the same, and says no other paths than there are.
    private static func contradiction(in properties: Properties) -> String? {
        guard let json = try? properties.json() else { return nil }
        guard json == (try? properties.json()) else { return "the same JSON differs" }
        guard (try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)) != nil else {
            return "Foundation does not read \(json.debugDescription)"
        }
        for path in properties.paths where (try? properties.json(at: path)) == nil {
            return "there is no JSON at \(path)"
        }
        return nil
    }
}
