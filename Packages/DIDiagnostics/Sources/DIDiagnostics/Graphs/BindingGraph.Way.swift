// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension BindingGraph {
    /// The way from one binding to another: the bindings, and the edges between them.
    ///
    /// Its description is a table:
    ///
    /// ```text
    /// 'CoffeeShop'                 Shop/CoffeeShop.swift:12   (root of 'AppComponent')
    ///   needs 'CoffeeMaker'        Shop/Kitchen.swift:9
    ///   needs a lazy 'Heater'      Shop/Kitchen.swift:14
    /// ```
    public struct Way: Sendable, Hashable, CustomStringConvertible {
        /// The bindings, each of which needs the next.
        public let bindings: [Binding]
        /// The edges, one fewer than bindings.
        public let edges: [Edge]
        /// A remark on the first binding: root of a component, made before a root, or needed by no root; otherwise empty.
        public let remark: String

        /// The bindings with their edges and places, one per line.
        public var description: String {
            Self.columns(
                bindings.enumerated().map { position, binding in
                    let words =
                        position == 0 ? "" : "  " + edges[position - 1].words(from: bindings[position - 1]) + " "
                    let remarks = [position == 0 ? remark : "", binding._choiceWords ?? ""].filter { !$0.isEmpty }
                    return (words + binding.quoted, binding.place?.description ?? "", remarks.joined(separator: ", "))
                })
        }

        /// Returns lines with their places in one column, except after very long names.
        static func columns(_ rows: [(name: String, place: String, remark: String)]) -> String {
            let width = rows.map(\.name.count).filter { $0 <= _DiagnosticText.columnLimit }.max() ?? 0
            return rows.map { row in
                var line = row.name
                if !row.place.isEmpty {
                    line += String(repeating: " ", count: max(0, width - row.name.count)) + "   " + row.place
                }
                if !row.remark.isEmpty { line += "   (\(row.remark))" }
                return line
            }.joined(separator: "\n")
        }
    }
}

extension BindingGraph.Edge {
    /// The edge in words, such as `needs a lazy`, for a sentence about its start.
    func words(from binding: BindingGraph.Binding) -> String {
        switch kind {
        case _ where binding.decorates == to: "decorates"
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
    /// The property that chose its candidates, in words, if one did.
    package var _choiceWords: String? { chosenBy.map { "chosen by \($0)" } }

    /// The binding's name in a sentence: its key in quotes, or the collection that it contributes to.
    var quoted: String {
        let key = key.hasPrefix("'") ? key : "'\(key)'"
        return kind == "contribution" ? "a part of \(key)" : key
    }
}
