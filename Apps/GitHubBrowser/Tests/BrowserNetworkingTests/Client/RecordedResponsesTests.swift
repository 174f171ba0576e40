// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserNetworking

/// Real answers of GitHub, which lie beside the project on some machines.
private enum RecordedResponses {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../../../shared/github").standardizedFileURL

    static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }
}

@Suite(.enabled(if: RecordedResponses.arePresent, "there are no recordings in ../shared/github"))
struct RecordedResponsesTests {
    private struct Scenario: Decodable {
        let exchanges: [Exchange]
    }

    private struct Exchange: Decodable {
        enum Value: Decodable {
            case one(String)
            case many([String])

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let text = try? container.decode(String.self) {
                    self = .one(text)
                } else if let number = try? container.decode(Int.self) {
                    self = .one(String(number))
                } else {
                    self = .many(try container.decode([String].self))
                }
            }

            var texts: [String] {
                switch self {
                case .one(let text): [text]
                case .many(let texts): texts
                }
            }
        }

        let method: String
        let path: String
        let status: Int
        let headers: [String: Value]
        let body: String?

        var url: String { Bench.url(Bench.api + path).absoluteString }

        var step: ScriptedTransport.Step {
            let fields = headers.sorted { $0.key < $1.key }.flatMap { name, value in
                value.texts.map { HeaderFields.Field(name: name, value: $0) }
            }
            return .answer(HTTPResponse(status: status, headers: HeaderFields(fields), body: Data((body ?? "").utf8)))
        }
    }

    /// Returns the requests of each file that ask for something.
    private func scenarios() throws -> [[Exchange]] {
        let files = try FileManager.default.contentsOfDirectory(
            at: RecordedResponses.folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.map { file in
            try JSONDecoder().decode(Scenario.self, from: Data(contentsOf: file)).exchanges.filter {
                $0.method.uppercased() == "GET" && URL(string: Bench.api + $0.path) != nil
            }
        }
    }

    @Test func everyAnswer_isTakenForWhatItIs() async throws {
        let scenarios = try scenarios()
        #expect(scenarios.joined().count > 40)
        for scenario in scenarios {
            for exchange in scenario {
                // The others are there for redirects to lead to.
                var script = Dictionary(scenario.map { ($0.url, [$0.step]) }, uniquingKeysWith: { first, _ in first })
                script[exchange.url] = [exchange.step]
                let isFile = exchange.body?.hasPrefix("#") == true
                let answer = try await Bench(script).client.get(Bench.url(exchange.url), as: isFile ? .raw : .json)
                let body = String(decoding: answer.body, as: UTF8.self)
                #expect(exchange.status == 301 || body == exchange.body, "\(exchange.path)")
            }
        }
    }

    @Test func everyLimit_isReadWithinItsWindow() throws {
        var count = 0
        for exchange in try scenarios().joined() {
            guard case .answer(let response) = exchange.step, response.headers["x-ratelimit-reset"] != nil else {
                continue
            }
            count += 1
            let info = RateLimitInfo(response, now: Bench.start)
            #expect(info.refusal == nil)
            #expect((info.limit ?? 0) > 0 && (info.remaining ?? -1) >= 0, "\(exchange.path)")
            let wait = try #require(info.resetAt).timeIntervalSince(Bench.start)
            #expect((0...RateLimitInfo.longestWait).contains(wait), "\(exchange.path)")
        }
        #expect(count > 20)
    }
}
