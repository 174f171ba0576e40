// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIGraphTools
import Foundation
import Testing

/// Each process hashes with a seed of its own, so whatever leans on the order of a set differs between two.
@Suite struct ExportStabilityTests {
    @Test func exports_areTheSame_fromTenProcesses() async throws {
        let here = try Self.exports()
        var hashes: Set<String> = ["\("coffee".hashValue)"]
        for _ in 0..<9 {
            let result = await #expect(
                processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
            ) {
                FileHandle.standardOutput.write(Data((Self.mark + (try Self.exports()) + Self.mark).utf8))
                FileHandle.standardError.write(Data("\(Self.mark)\("coffee".hashValue)\(Self.mark)".utf8))
            }
            let there = try #require(result)
            #expect(Self.marked(there.standardOutputContent) == here)
            hashes.insert(Self.marked(there.standardErrorContent))
        }
        #expect(hashes.count == 10)
    }

    private static let mark = "\n=====\n"

    private static func exports() throws -> String {
        try [false, true].map { isBroken in
            let graph = ExportedShop.graph(isBroken: isBroken)
            let answers = [graph.explain(ExportedShop.Heater.self), graph.why([String].self).description]
            return try [graph.json(), graph.tree(places: true), graph.dot(), graph.mermaid()] + answers
        }.joined().joined(separator: "\n")
    }

    private static func marked(_ bytes: [UInt8]) -> String {
        let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: mark)
        return parts.count > 1 ? parts[1] : ""
    }
}
