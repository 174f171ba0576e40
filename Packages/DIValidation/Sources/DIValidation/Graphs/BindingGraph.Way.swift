// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingGraph {
    /// How one binding leads to another: the bindings on the way, and the needs between them.
    ///
    /// It is a collection of its bindings; its description is for people:
    ///
    /// ```text
    /// 'CoffeeShop'                 Shop/CoffeeShop.swift:12   (root of 'AppComponent')
    ///   needs 'CoffeeMaker'        Shop/Kitchen.swift:9
    ///   needs a lazy 'Heater'      Shop/Kitchen.swift:14
    /// ```
    public struct Way: RandomAccessCollection, Sendable, Hashable, CustomStringConvertible {
        /// The bindings, each of which needs the next.
        public let bindings: [Binding]
        /// The needs, one less than bindings.
        public let edges: [Edge]
        /// What is to be known of the first binding: whose root it is, or that no root needs it; else empty.
        public let remark: String

        init(bindings: [Binding], edges: [Edge], remark: String) {
            self.bindings = bindings
            self.edges = edges
            self.remark = remark
        }

        /// The position of the first binding.
        public var startIndex: Int { bindings.startIndex }
        /// The position behind the last binding.
        public var endIndex: Int { bindings.endIndex }

        /// The binding at a position.
        public subscript(position: Int) -> Binding { bindings[position] }

        /// The bindings with their needs and places, a line for each.
        public var description: String {
            var rows: [(name: String, place: String, remark: String)] = []
            for (position, binding) in bindings.enumerated() {
                let words = position == 0 ? "" : "  " + edges[position - 1].words(from: bindings[position - 1]) + " "
                rows.append(
                    (words + binding.quoted, binding.place?.description ?? "", position == 0 ? remark : ""))
            }
            return Self.columns(rows)
        }

        /// Lines whose places stand below each other, but for names that are longer than most.
        static func columns(_ rows: [(name: String, place: String, remark: String)]) -> String {
            let width = rows.map(\.name.count).filter { $0 <= _DiagnosticText.columnLimit }.max() ?? 0
            return rows.map { row in
                var line = row.name
                if !row.place.isEmpty {
                    line += String(repeating: " ", count: Swift.max(0, width - row.name.count)) + "   " + row.place
                }
                if !row.remark.isEmpty { line += "   (\(row.remark))" }
                return line
            }.joined(separator: "\n")
        }
    }
}

extension BindingGraph.Edge {
    /// The need in words, such as `needs a lazy`, for a sentence about what needs.
    func words(from binding: BindingGraph.Binding) -> String {
        switch kind {
        case .direct where binding.kind == "alias": "stands for"
        case .direct where binding.kind == "componentFactory": "builds"
        case .direct, .componentFactory, .factory, .injector: "needs"
        case .provider: "needs a provider of"
        case .lazy: "needs a lazy"
        case .weak: "needs a weak provider of"
        case .optional: "needs, as an optional,"
        case .collection: "collects"
        }
    }
}

extension BindingGraph.Binding {
    /// What it is for a sentence: the key in quotes, or what it is a part of.
    var quoted: String {
        let key = key.hasPrefix("'") ? key : "'\(key)'"
        return kind == "contribution" ? "a part of \(key)" : key
    }
}
