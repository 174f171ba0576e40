// SPDX-License-Identifier: Apache-2.0

import DIProperties

/// Numbers that look random, the same of the same state: SplitMix64.
struct SplitMix {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}

/// Makes sources at random, the same of the same seed, in which each value is a string that is nowhere else.
struct RandomTrees {
    /// A value with the path at which its source sets it.
    struct Leaf {
        let path: [String]
        let text: String
    }

    private var generator: SplitMix
    private(set) var leaves: [Leaf] = []
    private var anchors: [(name: String, isMap: Bool)] = []
    private var count: Int = 0
    private let seed: UInt64

    init(seed: UInt64) {
        self.seed = seed
        generator = SplitMix(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1)
    }

    private mutating func below(_ limit: Int) -> Int { generator.below(limit) }

    private mutating func pick<Element>(_ elements: some RandomAccessCollection<Element>) -> Element {
        elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
    }

    static let keys = ["a", "b", "c", "d", "password", "api_token"]

    /// Sources of all kinds, some of which override others.
    mutating func makeSources() -> (sources: [PropertySource], leaves: [Leaf]) {
        var sources: [PropertySource] = [.yaml(makeMap([], 0, isYAML: true), name: "one.yml")]
        anchors = []
        sources.append(.json(makeMap([], 1, isYAML: false), name: "two.json"))
        if below(2) == 0 { sources.append(.yaml(makeMap([], 1, isYAML: true), name: "three.yml")) }
        sources.append(makeVariables())
        if below(2) == 0 {
            let path = makePath()
            sources.append(.arguments(["--property", "\(path.joined(separator: "."))=\(makeFlat(path))"]))
        }
        return (sources, leaves)
    }

    private mutating func makePath() -> [String] { (0...below(3)).map { _ in pick(Self.keys) } }

    private mutating func makeText(_ path: [String]) -> String {
        count += 1
        let text = "q\(seed)z\(count)w"
        leaves.append(Leaf(path: path, text: text))
        return text
    }

    /// Returns a text of a source that has no types: plain, a list with commas, or JSON.
    private mutating func makeFlat(_ path: [String]) -> String {
        switch below(5) {
        case 0: return makeMap(path, 2, isYAML: false)
        case 1: return "\(makeText(path + ["0"])),\(makeText(path + ["1"]))"
        case 2: return "[\(quoted(makeText(path + ["0"]))), {\"a\": \(quoted(makeText(path + ["1", "a"])))}]"
        case 3: return "${\(makePath().joined(separator: "."))}"
        default: return makeText(path)
        }
    }

    private mutating func makeVariables() -> PropertySource {
        var variables: [String: String] = [:]
        for key in ["a", "b", "c"] where below(3) == 0 {
            let path = below(2) == 0 ? [key] : [key, pick(Self.keys.dropLast())]
            let name = "APP_" + path.joined(separator: "__").uppercased()
            variables[name] = makeFlat(path)
        }
        return .environment(prefix: "APP_", variables: variables)
    }

    private mutating func makeMap(_ path: [String], _ depth: Int, isYAML: Bool) -> String {
        var parts: [String] = []
        for key in Self.keys where below(depth == 0 ? 5 : 3) > 0 {
            parts.append("\(isYAML ? key : quoted(key)): \(makeValue(path + [key], depth + 1, isYAML: isYAML))")
        }
        let maps = anchors.filter(\.isMap)
        if isYAML, !maps.isEmpty, below(3) == 0 { parts.append("<<: *\(pick(maps).name)") }
        return "{\(parts.joined(separator: ", "))}"
    }

    private mutating func makeValue(_ path: [String], _ depth: Int, isYAML: Bool) -> String {
        if isYAML, below(6) == 0, let known = anchors.isEmpty ? nil : pick(anchors) { return "*\(known.name)" }
        let isMap = depth < 4 && below(3) == 0
        var text: String
        if isMap {
            text = makeMap(path, depth, isYAML: isYAML)
        } else {
            text = depth < 4 && below(5) == 0 ? makeList(path, depth, isYAML: isYAML) : makeScalar(path)
        }
        if isYAML, below(3) == 0 {
            let name = "n\(anchors.count)"
            text = "&\(name) \(text)"
            anchors.append((name, isMap))
        }
        return text
    }

    private mutating func makeList(_ path: [String], _ depth: Int, isYAML: Bool) -> String {
        let elements = (0...below(2)).map { makeValue(path + ["\($0)"], depth + 1, isYAML: isYAML) }
        return "[\(elements.joined(separator: ", "))]"
    }

    private mutating func makeScalar(_ path: [String]) -> String {
        let target = makePath().joined(separator: ".")
        switch below(10) {
        case 0, 1: return quoted("${\(target)}")
        case 2: return quoted("\(makeText(path))${\(target):-}")
        case 3: return quoted("${\(target):-\(makeText(path))}")
        case 4: return quoted("${nowhere.\(makeText(path))}")
        case 5:
            // The digits of a number have to be told apart from others, too.
            count += 1
            let digits = "7\(seed + 1_000)0\(count + 1_000)7"
            leaves.append(Leaf(path: path, text: digits))
            return digits
        default: return quoted(makeText(path))
        }
    }

    private func quoted(_ text: String) -> String { "\"\(text)\"" }

    mutating func makePatterns() -> [String] {
        (0...below(3)).map { _ in
            let steps = (0...below(2)).map { _ in
                ["*", "**", "*_token", "pass*", "password", "a", "b", "c", "d", "0", "api_token"][below(11)]
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
