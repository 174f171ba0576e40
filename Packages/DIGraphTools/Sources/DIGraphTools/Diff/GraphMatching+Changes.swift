// SPDX-License-Identifier: Apache-2.0

import DICore

extension GraphMatching {
    typealias Change = GraphDiff.Change

    var changes: [Change] { diagnosticChanges + moduleChanges + componentChanges + choiceChanges + bindingChanges }

    private var diagnosticChanges: [Change] {
        let (olds, news) = (old.graph.diagnostics, new.graph.diagnostics)
        var pairing = Pairing(olds.count, news.count)
        pairing.match(inOrder: true, old: { olds[$0] }, new: { news[$0] })
        // The lines of a trace may move.
        let matter = { (it: Diagnostic) in [it.id.rawValue, it.severity.rawValue, it.subject, it.message] }
        pairing.match(inOrder: true, old: { matter(olds[$0]) }, new: { matter(news[$0]) })
        let changes = pairing.unmatchedNew.map { ("+", news[$0]) } + pairing.unmatchedOld.map { ("-", olds[$0]) }
        return changes.map { mark, diagnostic in
            let newKind: Change.Kind = diagnostic.severity == .error ? .newError : .newWarning
            return Change(
                part: .diagnostics, kind: mark == "+" ? newKind : .goneDiagnostic, mark: mark,
                severity: diagnostic.severity.rawValue, name: "[\(diagnostic.id)] \(diagnostic.message)",
                place: diagnostic.place)
        }
    }

    /// A dependency of a module on another one, with the keys of its first example.
    private typealias ModuleNeed = (isSwift: Bool, from: String, to: String, needer: String, needed: String)

    private var moduleChanges: [Change] {
        let names = moduleNames()
        let (olds, news) = (moduleNeeds(old, names), moduleNeeds(new, names))
        func changes(_ needs: [[String]: ModuleNeed], without others: [[String]: ModuleNeed], isNew: Bool) -> [Change] {
            needs.filter { others[$0.key] == nil }.values.sorted { one, other in
                (one.isSwift ? 0 : 1, one.from, one.to) < (other.isSwift ? 0 : 1, other.from, other.to)
            }.map { need in
                let noun = need.isSwift ? "Swift module" : "module"
                let example = "\(need.needer.quotedKey) needs \(need.needed.quotedKey)"
                return Change(
                    part: .modules, kind: isNew ? .newEdge : .goneEdge, mark: isNew ? "+" : "-",
                    name: "\(noun) '\(need.from)' → '\(need.to)': \(example)")
            }
        }
        return changes(news, without: olds, isNew: true) + changes(olds, without: news, isNew: false)
    }

    /// Returns the dependencies between modules, by level and the names that they have in both graphs.
    private func moduleNeeds(_ side: Side, _ names: [String: String]) -> [[String]: ModuleNeed] {
        var needs: [[String]: ModuleNeed] = [:]
        for ends in side.index.ends where ends.from >= 0 && ends.to >= 0 {
            let (needer, needed) = (side.graph.bindings[ends.from], side.graph.bindings[ends.to])
            for (isSwift, from, to) in [
                (true, needer.swiftModule, needed.swiftModule), (false, needer.module, needed.module),
            ] {
                guard let from, let to, from != to else { continue }
                let pair = ["\(isSwift)", names[from] ?? from, names[to] ?? to]
                if needs[pair] == nil { needs[pair] = (isSwift, from, to, needer.key, needed.key) }
            }
        }
        return needs
    }

    /// Returns for each module with two names the shorter one.
    ///
    /// A graph shows the Swift module of a type only if the name is ambiguous, so a module can have two names. The
    /// modules of bindings that are in both graphs show which names are the same.
    private func moduleNames() -> [String: String] {
        var links: [String: String] = [:]
        for (position, other) in bindings.new.enumerated() where other >= 0 {
            guard let one = old.graph.bindings[position].module, let two = new.graph.bindings[other].module, one != two,
                Self.isSameName(one, two)
            else { continue }
            // The longer name ends with the shorter.
            links[one.utf8.count > two.utf8.count ? one : two] = one.utf8.count > two.utf8.count ? two : one
        }
        return links
    }

    /// The choices that were added or removed, or whose condition or outcome changed; they are matched by their
    /// conditions, or else by their modules.
    private var choiceChanges: [Change] {
        let (olds, news) = (old.graph.choices, new.graph.choices)
        var pairing = Pairing(olds.count, news.count)
        for isByCondition in [true, false] {
            func key(_ choice: BindingGraph.Choice, _ side: Side) -> [String?]? {
                matched(side.index.position(ofComponent: choice.component), isOld: side.isOld).map {
                    [$0, choice.module, isByCondition ? choice.condition : nil]
                }
            }
            pairing.match(inOrder: true, old: { key(olds[$0], old) }, new: { key(news[$0], new) })
        }
        let kept = pairing.new.enumerated().filter { $1 >= 0 }.map { (old: olds[$0], new: news[$1]) }
        let changes: [(old: BindingGraph.Choice?, new: BindingGraph.Choice?)] =
            kept.filter { $0.old.condition != $0.new.condition || $0.old.isChosen != $0.new.isChosen }
            + pairing.unmatchedNew.map { (nil, news[$0]) } + pairing.unmatchedOld.map { (olds[$0], nil) }
        return changes.compactMap { before, after in
            guard let choice = after ?? before else { return nil }
            let sentences = choiceSentences(before, after)
            let mark = before == nil ? "+" : after == nil ? "-" : "~"
            let order = [choice.component, choice.module ?? "", choice.condition]
            return (
                order,
                Change(
                    part: .choices, kind: .condition, mark: mark, name: choice.quotedModule,
                    owner: (after == nil ? old : new).path(of: choice.component),
                    details: mark == "~" ? "" : sentences.joined(), sentences: mark == "~" ? sentences : [],
                    place: choice.place)
            )
        }.sorted { (one: ([String], Change), other) in one.0.lexicographicallyPrecedes(other.0) }.map(\.1)
    }

    private func choiceSentences(_ old: BindingGraph.Choice?, _ new: BindingGraph.Choice?) -> [String] {
        guard let old, let new else {
            return [old ?? new].map { $0.map { "when \($0.condition), \($0.outcome)" } ?? "" }
        }
        let condition = "condition: \(old.condition) → \(new.condition)"
        let outcome = "\(new.isChosen ? "now" : "no longer") chosen, because \(new.reason)"
        return (old.condition == new.condition ? [] : [condition]) + (old.isChosen == new.isChosen ? [] : [outcome])
    }
}
