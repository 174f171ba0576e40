// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension GraphDiff {
    /// The limit of ``markdown``, in lines.
    static let markdownLimit: Int = 30

    /// The difference for a comment in a review: a summary, then one line for each change, the most important first.
    ///
    /// New errors come first, then new edges between Swift modules and modules, then lifetimes, effects and conditions that
    /// changed, and then the rest. There are at most thirty lines; further changes are only counted, and ``text`` has them all. Names
    /// are in code spans, so that they can't become markup. The text is a single line if the graphs are equal, and ends with a
    /// line break.
    public var markdown: String {
        var lines = ["**Object graph:** \(summary)"]
        let remarks = remarks
        guard !remarks.isEmpty else { return lines[0] + "\n" }
        let limit = Self.markdownLimit - 2
        let shown = remarks.count <= limit ? remarks.count : limit - 1
        lines += [""] + remarks.prefix(shown).map { "- **\($0.kind.rawValue):** \($0.text)" }
        if shown < remarks.count {
            let rest = remarks.dropFirst(shown)
            let kinds = ReviewRemark.Kind.allCases.compactMap { kind -> String? in
                let count = rest.filter { $0.kind == kind }.count
                return count == 0 ? nil : "\(count) × \(kind.rawValue)"
            }
            lines.append("- … and \(kinds.joined(separator: ", ")), which `swift package di diff` lists")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The changes, the most important first.
    private var remarks: [ReviewRemark] {
        let all = diagnosticRemarks + moduleRemarks + componentRemarks + choiceRemarks + bindingRemarks + setRemarks
        // Within a kind the order of the sections stays.
        return ReviewRemark.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind } }
    }

    private var diagnosticRemarks: [ReviewRemark] {
        func remark(_ diagnostic: Diagnostic, isNew: Bool) -> ReviewRemark {
            let text = MarkdownText.code("[\(diagnostic.id)] \(diagnostic.message)") + Self.place(diagnostic.place)
            guard isNew else { return ReviewRemark(.goneDiagnostic, text) }
            return ReviewRemark(diagnostic.severity == .error ? .newError : .newWarning, text)
        }
        return newDiagnostics.map { remark($0, isNew: true) } + goneDiagnostics.map { remark($0, isNew: false) }
    }

    private var moduleRemarks: [ReviewRemark] {
        func remark(_ kind: ReviewRemark.Kind, _ need: ModuleNeed) -> ReviewRemark {
            let example = MarkdownText.code("\(quoted(need.needer)) needs \(quoted(need.needed))")
            return ReviewRemark(
                kind, "\(need.noun) \(MarkdownText.code(need.from)) → \(MarkdownText.code(need.to)): \(example)")
        }
        return newModuleNeeds.map { remark(.newEdge, $0) } + goneModuleNeeds.map { remark(.goneEdge, $0) }
    }

    private var componentRemarks: [ReviewRemark] {
        changedComponents.map { change in
            let kind: ReviewRemark.Kind =
                change.aspects.contains(.parent) || change.aspects.contains(.scope)
                ? .lifetime : change.aspects.contains(.construction) ? .effect : .component
            return ReviewRemark(
                kind, MarkdownText.code(path(of: change.new.id, isOld: false)) + ": " + Self.list(sentences(on: change))
            )
        }
    }

    private var choiceRemarks: [ReviewRemark] {
        changedChoices.compactMap { change in
            guard let choice = change.new ?? change.old else { return nil }
            let word = change.old == nil ? "new, " : change.new == nil ? "gone, " : ""
            let place = MarkdownText.code(path(of: choice.component, isOld: change.new == nil))
            return ReviewRemark(
                .condition,
                "\(word)\(MarkdownText.code(choice.quotedModule)) in \(place): \(Self.list(sentences(on: change)))"
                    + Self.place(choice.place))
        }
    }

    /// Each changed binding once, under the most important of its changes.
    private var bindingRemarks: [ReviewRemark] {
        changedBindings.map { change in
            let kinds = change.aspects.map(ReviewRemark.Kind.init)
            let kind = ReviewRemark.Kind.allCases.first(where: kinds.contains) ?? .moved
            let component = MarkdownText.code(path(of: change.new.component, isOld: false))
            return ReviewRemark(
                kind,
                "\(MarkdownText.code(change.new.key)) in \(component): \(Self.list(sentences(on: change)))"
                    + Self.place(change.new.place))
        }
    }

    /// One line each for all that was added or removed.
    private var setRemarks: [ReviewRemark] {
        func remark(_ kind: ReviewRemark.Kind, _ noun: String, _ names: [String]) -> ReviewRemark? {
            guard !names.isEmpty else { return nil }
            // Contributions to one collection have one key.
            let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
            var seen: Set<String> = []
            let different = names.filter { seen.insert($0).inserted }
            let shown = different.prefix(Self.nameLimit).map { name in
                MarkdownText.code(name) + (counts[name].map { $0 > 1 ? " (\($0))" : "" } ?? "")
            }.joined(separator: ", ")
            let rest = different.dropFirst(Self.nameLimit).reduce(0) { $0 + (counts[$1] ?? 1) }
            return ReviewRemark(kind, "\(noun) \(shown)" + (rest > 0 ? " and \(rest) more" : ""))
        }
        let components = [
            remark(.component, "added", addedComponents.map { path(of: $0.id, isOld: false) }),
            remark(.component, "removed", removedComponents.map { path(of: $0.id, isOld: true) }),
        ]
        return
            (components + [
                remark(.binding, "added", addedBindings.map(\.key)),
                remark(.binding, "removed", removedBindings.map(\.key)),
            ]).compactMap(\.self)
    }

    /// The number of names in one line.
    private static let nameLimit: Int = 8

    private static func list(_ sentences: [String]) -> String {
        sentences.prefix(4).map(MarkdownText.code).joined(separator: ", ")
            + (sentences.count > 4 ? " and \(sentences.count - 4) more" : "")
    }

    private static func place(_ place: Place?) -> String {
        place.map { " (" + MarkdownText.code($0.description) + ")" } ?? ""
    }
}

/// A line of a review.
private struct ReviewRemark {
    /// The subject of a line, the most important first.
    enum Kind: String, CaseIterable {
        case newError = "new error"
        case newEdge = "new edge"
        case lifetime
        case effect
        case condition
        case newWarning = "new warning"
        case component
        case binding
        case moved
        case goneEdge = "gone edge"
        case goneDiagnostic = "gone"

        init(_ aspect: GraphDiff.BindingChange.Aspect) {
            switch aspect {
            case .sharing, .component, .hooks: self = .lifetime
            case .effects, .mainActor: self = .effect
            case .isDefault: self = .condition
            case .key, .kind, .needs, .decorators: self = .binding
            case .module, .file: self = .moved
            }
        }
    }

    let kind: Kind
    let text: String

    init(_ kind: Kind, _ text: String) {
        (self.kind, self.text) = (kind, text)
    }
}
