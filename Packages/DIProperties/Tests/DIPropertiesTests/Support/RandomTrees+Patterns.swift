// SPDX-License-Identifier: Apache-2.0

extension RandomTrees {
    mutating func makePatterns() -> [String] {
        (0...pickCount(3)).map { _ in
            let steps = (0...pickCount(2)).map { _ in
                ["*", "**", "*_token", "pass*", "password", "a", "b", "c", "d", "0", "api_token"][pickCount(11)]
            }
            let pattern = steps.joined(separator: ".")
            return pattern.allSatisfy { "*.".contains($0) } ? "**.password" : pattern
        }
    }

    /// Returns whether a pattern matches a path or something around it: as simple as can be, and slow.
    static func covers(_ pattern: String, _ path: [String]) -> Bool {
        let steps = pattern.split(separator: ".").map(String.init)
        return (0...path.count).contains { matches(steps[...], path.prefix($0)) }
    }

    private static func matches(_ steps: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
        guard let step = steps.first else { return path.isEmpty }
        if step == "**" {
            return matches(steps.dropFirst(), path) || !path.isEmpty && matches(steps, path.dropFirst())
        }
        guard let key = path.first, named(step, key) else { return false }
        return matches(steps.dropFirst(), path.dropFirst())
    }

    private static func named(_ pattern: String, _ key: String) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return pattern == key }
        let (start, end) = (pattern[..<star], pattern[pattern.index(after: star)...])
        return key.count >= start.count + end.count && key.hasPrefix(start) && key.hasSuffix(end)
    }

    /// Returns the values that stand somewhere in some texts: those that begin with `q`, and numbers.
    static func marks(in texts: [String]) -> Set<String> {
        var found: Set<String> = []
        for text in Set(texts) {
            var word: [UInt8] = []
            for byte in Array(text.utf8) + [0] {
                if byte == UInt8(ascii: "q") {
                    word = [byte]
                } else if (0x30...0x39).contains(byte) || byte == UInt8(ascii: "z") && word.first != byte {
                    word.append(byte)
                } else if !word.isEmpty {
                    if byte == UInt8(ascii: "w") { word.append(byte) }
                    if word.count > 4 { found.insert(String(decoding: word, as: UTF8.self)) }
                    word = []
                }
            }
        }
        return found
    }
}
