// SPDX-License-Identifier: Apache-2.0

import DICore

/// The difference between two graphs, such as for a review: it shows the effect of a change, not its lines.
///
/// ```swift
/// let diff = GraphDiff(from: try BindingGraph(json: before), to: try BindingGraph(json: after))
/// if !diff.isEmpty { print(diff.text) }
/// ```
///
/// Components and bindings are matched by their ids. A binding with a new id at the same place was renamed; one with the
/// same key in another component was moved. A line that only moved within its file is not a change. ``text`` is for
/// terminals, ``markdown`` for a comment in a review, and ``json()`` for programs.
public struct GraphDiff: Sendable, Equatable {
    /// The changes by part, in the order of a text.
    let changes: [Change]

    /// Compares two graphs, of a program or from files.
    ///
    /// Complexity: linear in both graphs, except for sorting the changes.
    public init(from old: BindingGraph, to new: BindingGraph) {
        changes = GraphMatching(old, new).changes
    }

    /// Whether the graphs are equal, except for moved lines.
    public var isEmpty: Bool { changes.isEmpty }

    /// A change, for people and for programs.
    struct Change: Sendable, Equatable, Encodable {
        /// A part of the graph, in the order of a text.
        enum Part: String, CaseIterable, Encodable {
            case diagnostics, modules, components, choices, bindings
        }

        /// The subject of a line in a review, the most important first.
        enum Kind: String, CaseIterable, Encodable {
            case newError = "new error"
            case newEdge = "new edge"
            case lifetime, effect, condition
            case newWarning = "new warning"
            case component, binding, moved
            case goneEdge = "gone edge"
            case goneDiagnostic = "gone"
        }

        let part: Part
        let kind: Kind
        /// `+`, `-` or `~`.
        let mark: String
        var aspects: [String] = []
        var severity: String?
        /// The key of a binding, or the words for anything else.
        let name: String
        var owner: String?
        var details: String = ""
        /// The changes of aspects, each on its own line.
        var sentences: [String] = []
        var place: Place?

        /// Whether only the component, the module or the file of a binding changed.
        var isOnlyMoved: Bool {
            part == .bindings && mark == "~" && aspects.allSatisfy(["component", "module", "file"].contains)
        }
    }
}

extension GraphDiff.Change.Part {
    func noun(_ count: Int) -> String {
        let nouns = self == .modules ? "edges" : rawValue
        return (count == 1 ? String(nouns.dropLast()) : nouns) + (self == .modules ? " between modules" : "")
    }
}
