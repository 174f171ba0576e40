// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of faults: `{ "faults": [ … ], "limits": { "core": { "requests", "window" } }, "conditional": true }`.
///
/// A fault has the fields of ``Fault``: `method path after times delay status headers body drip cut reset`, of which only
/// `path` is required. A header's value is a string, a list of strings, or null to remove the header.
public enum FaultFile {
    /// Reads a file.
    ///
    /// - Throws: ``RecordingError`` with the first problem, also when the file cannot be read.
    public static func plan(at file: URL) throws(RecordingError) -> FaultPlan {
        do {
            return try JSONDecoder().decode(FaultPlan.self, from: Data(contentsOf: file))
        } catch {
            let subject = "the faults in '\(file.path(percentEncoded: false))'"
            throw RecordingError(subject: subject, problems: [RecordingError.problem(error)])
        }
    }
}

extension FaultPlan: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case faults, limits, conditional }

    /// Reads a plan.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
        faults = try container.decodeIfPresent([Fault].self, forKey: .faults) ?? []
        limits = try container.decodeIfPresent([String: Limit].self, forKey: .limits) ?? [:]
        isConditional = try container.decodeIfPresent(Bool.self, forKey: .conditional) ?? false
        for name in limits.keys.sorted() where !["core", "search"].contains(name) {
            throw DecodingError.dataCorruptedError(
                forKey: .limits, in: container, debugDescription: "it has the unknown field '\(name)'")
        }
    }
}

extension FaultPlan.Limit: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case requests, window }

    /// Reads a limit, whose window is an hour unless it says otherwise.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
        _ = try container.decode(Int.self, forKey: .requests)
        requests = try container.value(.requests, in: 0...1_000_000_000) ?? 0
        window = try container.value(.window, in: 1...1_000_000_000) ?? 3600
    }
}

extension Fault: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case method, path, after, times, delay, status, headers, body, drip, cut, reset
    }

    /// Reads a fault, which must have a path.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
        self.init(path: try container.decode(String.self, forKey: .path))
        method = try container.decodeIfPresent(String.self, forKey: .method)
        after = try container.value(.after, in: 0...1_000_000_000) ?? 0
        times = try container.value(.times, in: 0...1_000_000_000)
        delay = try container.value(.delay, in: 0...3600) ?? 0
        status = try container.value(.status, in: 200...599)
        headers = try container.decodeIfPresent([String: HeaderValue].self, forKey: .headers)?.mapValues(\.texts) ?? [:]
        body = try container.decodeIfPresent(String.self, forKey: .body)
        drip = try container.decodeIfPresent(Drip.self, forKey: .drip)
        cut = try container.value(.cut, in: 0...1_000_000_000)
        isReset = try container.decodeIfPresent(Bool.self, forKey: .reset) ?? false
        var sent = Exchange(path: path)
        sent.headers = headers
        try sent.validate(at: decoder.codingPath)
    }
}

extension Fault.Drip: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable { case bytes, every }

    /// Reads a drip: by default a byte, and ten a second.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
        bytes = try container.value(.bytes, in: 1...1_000_000_000) ?? 1
        every = try container.value(.every, in: 0...3600) ?? 0.1
    }
}
