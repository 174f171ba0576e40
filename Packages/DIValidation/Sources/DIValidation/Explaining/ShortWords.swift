// SPDX-License-Identifier: Apache-2.0

import DICore

/// The short words for errors, which every program has: a headline, the requesters up to the root, and one fix.
///
/// They name types as the runtime does, and suggest nothing that takes a search of the graph; `DIDiagnostics` does.
struct ShortWords: _GraphNaming {
    let model: _GraphModel
    let ways: RootWays

    init(_ model: _GraphModel) {
        self.model = model
        ways = RootWays(model)
    }

    func shown(_ type: Any.Type) -> String { _shortSpelling(of: type) }

    /// The step of a binding in a trace.
    func step(_ relation: Diagnostic.Step.Relation, _ binding: Int) -> Diagnostic.Step {
        let found = model.bindings[binding]
        if model.question?.binding == binding {
            return Diagnostic.Step(.requested, name: "", place: found.place?.place)
        }
        let title = title(of: binding)
        return Diagnostic.Step(
            relation, name: title.name, detail: title.detail, place: found.place?.place,
            remark: role(of: binding) ?? (found.kind == .decorator ? "decorator" : ""))
    }

    /// The step that shows where a binding is written.
    func written(_ binding: Int) -> Diagnostic.Step {
        let found = model.bindings[binding]
        let relation: Diagnostic.Step.Relation =
            found.kind == .decorator ? .decorated : found.kind == .contribution ? .contributed : .bound
        return Diagnostic.Step(relation, name: "", place: found.place?.place, remark: role(of: binding) ?? "")
    }

    /// The steps from a binding up to the root.
    func way(upFrom binding: Int) -> [Diagnostic.Step] {
        Diagnostic.Step._ends(of: ways.up(from: binding, in: model)) { step(.neededBy, $0) }
    }

    /// The steps of some requests: the way from the nearest up to the root, and the other requesters.
    func requests(over edges: [Int]) -> [Diagnostic.Step] {
        var seen: Set<Int> = []
        let requesters = edges.map { model.edges[$0].from }.filter { seen.insert($0).inserted }
        let sorted = requesters._sorted { (ways.rank[$0], $0) < (ways.rank[$1], $1) }
        guard let nearest = sorted.first else { return [] }
        return way(upFrom: nearest) + sorted.dropFirst().map { step(.alsoNeededBy, $0) }
    }
}

extension ShortWords: _GraphWords {
    static func diagnostics(of findings: [_Finding], in model: _GraphModel) -> [Diagnostic] {
        guard !findings.isEmpty else { return [] }
        let words = ShortWords(model)
        return findings.map(words.diagnostic)
    }

    static func way(upFrom binding: Int, in model: _GraphModel) -> [Diagnostic.Step] {
        ShortWords(model).way(upFrom: binding)
    }

    static func step(for binding: Int, in model: _GraphModel) -> Diagnostic.Step {
        ShortWords(model).step(.start, binding)
    }
}
