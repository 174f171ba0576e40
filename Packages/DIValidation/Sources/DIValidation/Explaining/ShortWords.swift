// SPDX-License-Identifier: Apache-2.0

import DICore

/// The short texts of errors, which every program has: a headline, the requesters up to the root, and one fix.
///
/// They name types as the runtime does, and make no suggestions that take a search of the graph; `DIDiagnostics` does.
package struct ShortWords: _GraphNaming {
    package let model: _GraphModel
    let ways: RootWays
    private let names: (Any.Type) -> String

    /// Collects the paths to the root; `names` names types.
    package init(
        _ model: _GraphModel, _ ways: RootWays? = nil, naming names: @escaping (Any.Type) -> String = _shortSpelling
    ) {
        self.model = model
        self.ways = ways ?? RootWays(model)
        self.names = names
    }

    package func shown(_ type: Any.Type) -> String { names(type) }

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

    /// The steps of some requests: the path from the nearest requester up to the root, and the other requesters.
    func requests(over edges: [Int]) -> [Diagnostic.Step] {
        var seen: Set<Int> = []
        let requesters = edges.map { model.edges[$0].from }.filter { seen.insert($0).inserted }
        let sorted = requesters._sorted { (ways.rank[$0], $0) < (ways.rank[$1], $1) }
        guard let nearest = sorted.first else { return [] }
        return way(upFrom: nearest) + sorted.dropFirst().map { step(.alsoNeededBy, $0) }
    }
}

extension ShortWords: _GraphWords {
    package static func diagnostics(of findings: [_Finding], in model: _GraphModel) -> [Diagnostic] {
        guard !findings.isEmpty else { return [] }
        let words = ShortWords(model)
        return findings.map(words.diagnostic)
    }

    package static func way(upFrom binding: Int, in model: _GraphModel) -> [Diagnostic.Step] {
        ShortWords(model).way(upFrom: binding)
    }

    package static func step(for binding: Int, in model: _GraphModel) -> Diagnostic.Step {
        ShortWords(model).step(.start, binding)
    }
}
