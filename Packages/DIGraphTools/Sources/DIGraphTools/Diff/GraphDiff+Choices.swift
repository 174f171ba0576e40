// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension GraphDiff {
    /// A change of a condition or of its outcome.
    public struct ChoiceChange: Sendable, Equatable {
        /// The old version; nil for an added condition.
        public let old: BindingGraph.Choice?
        /// The new version; nil for a removed condition.
        public let new: BindingGraph.Choice?

        var reversed: ChoiceChange { ChoiceChange(old: new, new: old) }

        static func precedes(_ one: ChoiceChange, _ other: ChoiceChange) -> Bool {
            one.order.lexicographicallyPrecedes(other.order)
        }

        private var order: [String] {
            [new ?? old, old].flatMap { choice in
                [choice?.component, choice?.module, choice?.condition].map { $0 ?? "" }
            }
        }
    }

    /// The changes of choices for a terminal, each with its mark.
    var choiceLines: [String] {
        changedChoices.flatMap { change -> [String] in
            let mark = change.old == nil ? "+" : change.new == nil ? "-" : "~"
            guard let choice = change.new ?? change.old else { return [] }
            let name = "\(mark) \(choice.quotedModule) in \(path(of: choice.component, isOld: change.new == nil))"
            let sentences = sentences(on: change)
            let isOneLine = mark != "~"
            let line = [name, isOneLine ? sentences.joined() : "", choice.place?.description ?? ""]
            return [line.filter { !$0.isEmpty }.joined(separator: "   ")]
                + (isOneLine ? [] : sentences.map { "    " + $0 })
        }
    }

    /// Returns the change of a choice, one phrase for each aspect.
    func sentences(on change: ChoiceChange) -> [String] {
        guard let old = change.old, let new = change.new else {
            return [change.new ?? change.old].compactMap { $0.map { "when \($0.condition), \($0.outcome)" } }
        }
        var sentences: [String] = []
        if old.condition != new.condition { sentences.append("condition: \(old.condition) → \(new.condition)") }
        if old.isChosen != new.isChosen {
            sentences.append("\(new.isChosen ? "now" : "no longer") chosen, because \(new.reason)")
        }
        return sentences
    }
}

extension GraphMatching {
    /// The identity of a choice: by its condition, or else by its module.
    private struct Matter: Hashable {
        let component: Int
        let module: String?
        let condition: String?
    }

    /// Returns the choices that were added or removed, or whose condition or outcome changed.
    func changedChoices() -> [GraphDiff.ChoiceChange] {
        let (olds, news) = (old.graph.choices, new.graph.choices)
        guard !olds.isEmpty || !news.isEmpty else { return [] }
        var pairs: [(old: Int, new: Int)] = []
        var (openOld, openNew) = (Array(olds.indices), Array(news.indices))
        for isByCondition in [true, false] {
            var waiting: [Matter: [Int]] = [:]
            for position in openNew.reversed() {
                let owner = new.index.position(ofComponent: news[position].component)
                waiting[Self.matter(news[position], owner, isByCondition), default: []].append(position)
            }
            var matched: Set<Int> = []
            openOld = openOld.filter { position in
                let owner = old.index.position(ofComponent: olds[position].component)
                guard owner >= 0, components.new[owner] >= 0,
                    let other = waiting[Self.matter(olds[position], components.new[owner], isByCondition)]?.popLast()
                else { return true }
                pairs.append((position, other))
                matched.insert(other)
                return false
            }
            openNew = openNew.filter { !matched.contains($0) }
        }
        let changed = pairs.filter { pair in
            olds[pair.old].condition != news[pair.new].condition || olds[pair.old].isChosen != news[pair.new].isChosen
        }
        let changes =
            changed.map { GraphDiff.ChoiceChange(old: olds[$0.old], new: news[$0.new]) }
            + openNew.map { GraphDiff.ChoiceChange(old: nil, new: news[$0]) }
            + openOld.map { GraphDiff.ChoiceChange(old: olds[$0], new: nil) }
        return changes._sorted(by: GraphDiff.ChoiceChange.precedes)
    }

    private static func matter(_ choice: BindingGraph.Choice, _ component: Int, _ isByCondition: Bool) -> Matter {
        Matter(component: component, module: choice.module, condition: isByCondition ? choice.condition : nil)
    }
}
