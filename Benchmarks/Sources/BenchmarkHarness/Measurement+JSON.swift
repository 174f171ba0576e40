// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Measurement: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, ns, ratio, spread, allocations, bytes
        case baselineNs = "baseline_ns"
        case baselineAllocations = "baseline_allocations"
    }

    /// Writes the names that `make bench-json` promises; what was not counted is null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(ns.rounded(to: 3), forKey: .ns)
        try container.encode(baselineNs.rounded(to: 3), forKey: .baselineNs)
        try container.encode(ratio.rounded(to: 4), forKey: .ratio)
        try container.encode(spread.rounded(to: 4), forKey: .spread)
        try container.encode(allocations, forKey: .allocations)
        try container.encode(baselineAllocations, forKey: .baselineAllocations)
        try container.encode(bytes, forKey: .bytes)
    }

    /// Reads what ``encode(to:)`` has written.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        ns = try container.decode(Double.self, forKey: .ns)
        baselineNs = try container.decode(Double.self, forKey: .baselineNs)
        ratio = try container.decode(Double.self, forKey: .ratio)
        spread = try container.decode(Double.self, forKey: .spread)
        allocations = try container.decodeIfPresent(Double.self, forKey: .allocations)
        baselineAllocations = try container.decodeIfPresent(Double.self, forKey: .baselineAllocations)
        bytes = try container.decodeIfPresent(Double.self, forKey: .bytes)
    }

    /// Returns the measurements as a JSON array, an object a line.
    public static func json(_ measurements: [Measurement]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let objects = try measurements.map { "  " + String(decoding: try encoder.encode($0), as: UTF8.self) }
        return "[\n" + objects.joined(separator: ",\n") + "\n]"
    }

    /// Reads the only measurement of such an array.
    public static func single(fromJSON json: Data) throws -> Measurement {
        let measurements = try JSONDecoder().decode([Measurement].self, from: json)
        guard measurements.count == 1 else {
            throw BenchmarkError("expected one measurement, found \(measurements.count)")
        }
        return measurements[0]
    }
}

extension Double {
    fileprivate func rounded(to digits: Int) -> Double {
        let factor = pow(10, Double(digits))
        return (self * factor).rounded() / factor
    }
}
