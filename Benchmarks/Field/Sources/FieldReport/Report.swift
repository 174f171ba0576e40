// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The raw data: what was measured, on which machine, and every value.
public struct Report: Codable, Sendable {
    /// One program's objects.
    public struct Graph: Codable, Sendable {
        /// The number of modules.
        public let modules: Int
        /// The number that the graph was made from.
        public let seed: UInt64
        /// The number of targets beside the program itself.
        public let layers: Int
        /// The number of classes.
        public let services: Int
        /// The number of classes with one object.
        public let shared: Int
        /// The fingerprint of the graph.
        public let fingerprint: String
        /// The line that every program of the graph printed.
        public let printed: String

        /// Takes all.
        public init(
            modules: Int, seed: UInt64, layers: Int, services: Int, shared: Int, fingerprint: String, printed: String
        ) {
            self.modules = modules
            self.seed = seed
            self.layers = layers
            self.services = services
            self.shared = shared
            self.fingerprint = fingerprint
            self.printed = printed
        }
    }

    /// All values of one measure, in the order in which they were taken.
    public struct Row: Codable, Sendable {
        /// The measure.
        public let measure: Measure
        /// The name of the library.
        public let library: String
        /// The number of modules; zero for the library alone.
        public let modules: Int
        /// The values, in the unit of the measure.
        public var values: [Double]
    }

    /// The processor and the number of its cores.
    public var machine: String = ""
    /// The version of the compiler.
    public var compiler: String = ""
    /// The day of the measurement.
    public var date: String = ""
    /// The version of each library, by its name.
    public var versions: [String: String] = [:]
    /// The programs.
    public var graphs: [Graph] = []
    /// The values.
    public private(set) var rows: [Row] = []

    /// An empty report.
    public init() {}

    /// Adds a value to a row.
    public mutating func add(_ value: Double, _ measure: Measure, _ library: String, modules: Int) {
        if let index = rows.firstIndex(where: { $0.isOf(measure, library, modules) }) {
            rows[index].values.append(value)
        } else {
            rows.append(Row(measure: measure, library: library, modules: modules, values: [value]))
        }
    }

    /// Forgets the values of some measures of a program, which are measured anew.
    public mutating func remove(_ measures: Set<Measure>, _ library: String, modules: Int) {
        rows.removeAll { measures.contains($0.measure) && $0.library == library && $0.modules == modules }
    }

    /// Returns the values of a row; empty if nothing was measured.
    public func values(_ measure: Measure, _ library: String, modules: Int) -> Spread? {
        rows.first { $0.isOf(measure, library, modules) }.flatMap { Spread($0.values) }
    }

    /// The report as JSON, a row a line.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        func lines(_ values: [some Encodable]) throws -> String {
            try values.map { "    " + (try text($0)) }.joined(separator: ",\n")
        }
        return """
            {
              "machine": \(try text(machine)),
              "compiler": \(try text(compiler)),
              "date": \(try text(date)),
              "versions": \(try text(versions)),
              "graphs": [
            \(try lines(graphs))
              ],
              "rows": [
            \(try lines(rows))
              ]
            }

            """
    }

    /// Reads what ``json()`` has written.
    public init(json: Data) throws {
        self = try JSONDecoder().decode(Report.self, from: json)
    }
}

extension Report.Row {
    fileprivate func isOf(_ measure: Measure, _ library: String, _ modules: Int) -> Bool {
        self.measure == measure && self.library == library && self.modules == modules
    }
}

/// The median of some values, with the smallest and the largest.
public struct Spread: Sendable, Equatable {
    /// The middle value; of an even number of values, the mean of the middle two.
    public let median: Double
    /// The smallest value.
    public let least: Double
    /// The largest value.
    public let most: Double

    /// Sums values up; nil without values.
    public init?(_ values: [Double]) {
        let sorted = values.sorted()
        guard let least = sorted.first, let most = sorted.last else { return nil }
        self.least = least
        self.most = most
        let middle = sorted.count / 2
        median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
