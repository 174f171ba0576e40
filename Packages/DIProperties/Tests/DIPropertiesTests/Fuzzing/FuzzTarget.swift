// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import DIProperties
import Foundation

/// A part of the library that takes whatever bytes it is given.
///
/// `Scripts/fuzz` feeds each target with what libFuzzer makes up, and `FuzzCorpusTests` with what that has found. So this file
/// sees only what is public.
enum FuzzTarget: String, CaseIterable {
    case paths
    case references
    case json
    case trees
    case exits

    /// Reads the bytes in every way there is. Gives what contradicts itself, nil if nothing does; a trap is a finding, too.
    func run(_ bytes: [UInt8]) -> String? {
        switch self {
        case .paths: Self.readPath(String(decoding: bytes, as: UTF8.self))
        case .references: Self.readReferences(bytes)
        case .json: Self.readJSON(bytes)
        case .trees: Self.readTree(bytes)
        case .exits: Self.leave(bytes)
        }
    }

    private static let shop: Properties? = try? Properties(
        json: """
            {"a": {"b": [{"x.y": {"c": 1}}, null, "t"], "B": true, "": 0}, "server": {"host": "h", "port": 80},
             "loop": "${loop}", "one": "${two}", "two": "x${three:-${one}}", "list": ["${server.port}", "${a.b[2]}"]}
            """)

    /// Checks that the description of a valid path is parsed as the same path.
    private static func readPath(_ text: String) -> String? {
        guard let shop else { return "the properties of this test cannot be read" }
        let explanation = shop.explain(text)
        _ = try? shop.value(String?.self, at: text)
        _ = try? shop.value([String].self, at: text)
        _ = "\(explanation)"
        _ = shop.marking(secret: text).explain("server.port").description
        let again = shop.explain(explanation.path)
        if isPath(text, in: shop), again.path != explanation.path || again.settings != explanation.settings {
            return "\(text.debugDescription) is written \(explanation.path), which is read as \(again.path)"
        }
        return nil
    }

    private static func isPath(_ text: String, in properties: Properties) -> Bool {
        do {
            _ = try properties.value(Int?.self, at: text)
        } catch {
            return !error.diagnostic.message.contains("is no path")
        }
        return true
    }

    /// Reads each line as a value that may refer to the others: `a` is the first, `b` the second.
    private static func readReferences(_ bytes: [UInt8]) -> String? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 7, omittingEmptySubsequences: false)
        var values: [String: PropertyValue] = ["server": ["host": "h", "ports": [80, 81]]]
        for (name, line) in zip("abcdefgh", lines) {
            values[String(name)] = .text(String(decoding: line, as: UTF8.self))
        }
        let limits = Properties.Limits(fileSize: 100_000, depth: 20, aliasExpansions: 200)
        guard let properties = try? Properties(sources: [.values(.map(values))], limits: limits) else {
            return "values in code cannot be read"
        }
        let hidden = properties.marking(secret: "server.host")
        for name in values.keys.sorted() {
            if readAll(name, in: properties) != readAll(name, in: properties) { return "two readings differ" }
            _ = readAll(name, in: hidden)
        }
        return nil
    }

    /// Compares the reading of JSON with that of Foundation, within the limits and without duplicate keys.
    private static func readJSON(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        do {
            let properties = try Properties(json: text)
            readEverything(properties)
            guard (try? JSONSerialization.jsonObject(with: Data(text.utf8))) == nil else { return nil }
            return isBeyondFoundation(text) ? nil : "Foundation does not read what was read: \(text.debugDescription)"
        } catch {
            _ = "\(error)"
            return nil
        }
    }

    /// Foundation refuses numbers that no Double holds, and a mark of byte order.
    private static func isBeyondFoundation(_ text: String) -> Bool {
        let digits = text.utf8.split { !(0x30...0x39).contains($0) }
        return digits.contains { $0.count > 300 } || text.unicodeScalars.first == "\u{FEFF}"
            || zip(text.utf8, text.utf8.dropFirst()).contains { (0x30...0x39).contains($0) && $1 | 0x20 == 0x65 }
    }

    /// Several sources, each behind a line that begins with a `\u{1}` and says of which kind it is.
    private static func readTree(_ bytes: [UInt8]) -> String? {
        let sources = bytes.split(separator: 1, maxSplits: 4).map(source)
        let limits = Properties.Limits(fileSize: 100_000, depth: 50, aliasExpansions: 100)
        do {
            let properties = try Properties(sources: sources, limits: limits)
            readEverything(properties)
            let first = "\(properties) \(properties.explain(""))"
            let second = try Properties(sources: sources, limits: limits)
            return first == "\(second) \(second.explain(""))" ? nil : "the same sources differ"
        } catch {
            _ = "\(error)"
            return nil
        }
    }

    /// Returns a source whose first byte says of which kind it is, else a text in YAML.
    static func source(_ part: ArraySlice<UInt8>) -> PropertySource {
        let text = String(decoding: part.dropFirst(), as: UTF8.self)
        return switch part.first {
        case UInt8(ascii: "j"): .json(text)
        case UInt8(ascii: "e"): .environment(prefix: "", variables: variables(text))
        case UInt8(ascii: "p"): .arguments(["shop", "--property", text])
        default: .yaml(String(decoding: part, as: UTF8.self))
        }
    }

    private static func variables(_ text: String) -> [String: String] {
        let pairs = text.split(separator: "\n").map {
            $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        }
        return Dictionary(pairs.map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") }, uniquingKeysWith: { $1 })
    }
}
