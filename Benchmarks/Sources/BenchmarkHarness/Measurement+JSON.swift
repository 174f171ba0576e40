// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Measurement: Encodable {
    private enum CodingKeys: String, CodingKey {
        case name, ns, ratio, allocations, bytes
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
        try container.encode(allocations, forKey: .allocations)
        try container.encode(baselineAllocations, forKey: .baselineAllocations)
        try container.encode(bytes, forKey: .bytes)
    }

    /// Returns the measurements as a JSON array, an object a line.
    public static func json(_ measurements: [Measurement]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let objects = try measurements.map { "  " + String(decoding: try encoder.encode($0), as: UTF8.self) }
        return "[\n" + objects.joined(separator: ",\n") + "\n]"
    }
}

extension Double {
    fileprivate func rounded(to digits: Int) -> Double {
        let factor = pow(10, Double(digits))
        return (self * factor).rounded() / factor
    }
}
