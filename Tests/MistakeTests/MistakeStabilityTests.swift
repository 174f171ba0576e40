// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import DIGraphTools
import Foundation
import Testing

/// Each process hashes with a seed of its own, so whatever leans on the order of a set differs between two.
@Suite struct MistakeStabilityTests {
    @Test func textsAndExports_areTheSame_inTenProcesses() async throws {
        #expect(ProcessInfo.processInfo.environment["SWIFT_DETERMINISTIC_HASHING"] == nil)
        let here = Self.allTexts()
        var hashes: Set<String> = ["\("coffee".hashValue)"]
        for _ in 0..<9 {
            let result = await #expect(
                processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
            ) {
                FileHandle.standardOutput.write(Data((Self.marker + Self.allTexts() + Self.marker).utf8))
                FileHandle.standardError.write(Data("\(Self.marker)\("coffee".hashValue)\(Self.marker)".utf8))
                exit(0)
            }
            let there = try #require(result)
            #expect(Self.marked(there.standardOutputContent) == here)
            hashes.insert(Self.marked(there.standardErrorContent))
        }
        #expect(hashes.count == 10)
    }

    private static let marker = "\n=====\n"

    static func allTexts() -> String {
        let alone = Mistake.allCases.map(MistakeTextTests.text(of:)).joined(separator: "\n")
        let valid = CoffeeShop.graph
        let commitments = Mistake.allCases.filter { $0 != .recursiveThroughOthers }.map {
            Commitment(mistake: $0, level: .child)
        }
        return Scene.$current.withValue(commitments) {
            let graph = CoffeeShop.graph(overriding: commitments.flatMap { $0.mistake.overridingModules })
            let all = graph.diagnostics
            let exports = [valid, graph].flatMap { graph -> [String] in
                let answers = [graph.explain("Shop"), graph.why("any Station").description]
                return [(try? graph.json()) ?? "", graph.tree(places: true), graph.dot(), graph.mermaid()] + answers
            }
            let texts =
                all.map(\.description) + all.map { $0.rendered(in: .ansi) } + [(try? all.json()) ?? ""] + exports
            return alone + texts.joined(separator: "\n")
        }
    }

    private static func marked(_ bytes: [UInt8]) -> String {
        let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: marker)
        return parts.count > 1 ? parts[1] : ""
    }
}
