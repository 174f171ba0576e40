// SPDX-License-Identifier: Apache-2.0

import BenchmarkHarness
import DIProperties
import Foundation
import Yams

/// Files of 1,000 keys each, as a deployment might have them: each sets a part of what those before it have set.
final class ConfigurationFiles {
    let paths: [String]
    let texts: [String]
    private let folder: URL

    init(count: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("di-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        texts = (0..<count).map(Self.text)
        let urls = texts.indices.map { [folder] in folder.appendingPathComponent("application-\($0).yml") }
        paths = urls.map(\.path)
        for (text, url) in zip(texts, urls) { try text.write(to: url, atomically: false, encoding: .utf8) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Forty sections of 25 keys, half of which are in the file before, too.
    private static func text(_ number: Int) -> String {
        var text = "# Settings of the shop, part \(number)\n"
        for section in 0..<40 {
            text += "section\(section + 20 * number):\n"
            for key in 0..<25 {
                text += "  setting\(key): \(value(key, number))\n"
            }
        }
        return text
    }

    private static func value(_ key: Int, _ number: Int) -> String {
        switch key % 5 {
        case 0: "\(key * 100 + number)"
        case 1: "text \(number) of the shop"
        case 2: key % 2 == 0 ? "true" : "false"
        case 3: "\"quoted \(number)\""
        default: "http://shop.example/\(key)/\(number)"
        }
    }

    /// Both sides have read every key, and the last file counts.
    func check(_ properties: Properties?, _ nodes: [Node?]) throws {
        let count = 1_000 * texts.count
        let composed = nodes.reduce(0) { sum, node in
            sum + (node?.mapping?.reduce(0) { $0 + ($1.value.mapping?.count ?? 0) } ?? 0)
        }
        guard composed == count else { throw BenchmarkError("expected \(count) composed keys, found \(composed)") }
        let merged = 500 * (texts.count + 1)
        guard let properties, properties.description == "Properties(\(merged) values of \(texts.count) sources)" else {
            throw BenchmarkError(
                "expected \(merged) values, found \(properties.map(String.init(describing:)) ?? "none")")
        }
        let last = texts.count - 1
        let found = try properties.value(String.self, at: "section\(20 * last).setting1")
        guard found == "text \(last) of the shop" else {
            throw BenchmarkError("the last file does not count: \(found)")
        }
    }
}
