// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension BindingGraph {
    /// Returns a report on a type: where it is bound, why it is in the graph, what needs it, and what it needs.
    ///
    /// ```text
    /// 'Heater' is bound in 'AppComponent', module 'Kitchen', shared   Shop/Kitchen.swift:14
    /// why:
    ///   'CoffeeShop'                 Shop/CoffeeShop.swift:12   (root of 'AppComponent')
    ///     needs 'CoffeeMaker'        Shop/Kitchen.swift:9
    ///     needs a lazy 'Heater'      Shop/Kitchen.swift:14
    /// needed by:
    ///   'CoffeeMaker', lazily        Shop/Kitchen.swift:9
    /// ```
    ///
    /// Complexity: linear in the graph for each binding of the type.
    public func explain<T>(_ type: T.Type) -> String {
        explanation(of: positions(of: type), named: TypeNames(of: [type]).shown(type))
    }

    /// Returns a report on a key or an id, written as in reports; `why` describes which names match.
    public func explain(_ key: String) -> String {
        explanation(of: positions(of: key), named: key)
    }

    private func explanation(of positions: [Int], named name: String) -> String {
        guard !positions.isEmpty else { return absence(of: name) }
        var search = WaySearch(self)
        search.searchFromRoots()
        return positions.map { explanation(of: $0, search) }.joined(separator: "\n\n")
    }

    private func explanation(of position: Int, _ search: borrowing WaySearch) -> String {
        let (users, needs) = search.neighbours(of: position)
        let binding = bindings[position]
        var text = headline(of: binding)
        let built = binding.kind == "componentFactory" ? needs.first.map(\.to) : binding.id
        if let component = components.first(where: { $0.root == built && $0.construction != .synchronous }) {
            let relation = built == binding.id ? "root of" : "builds"
            text += ", \(relation) '\(component.name)' (\(component.construction._words))"
        }
        let targets = needs.map { ($0, search.binding($0.to)) }
        text += effects(of: binding, targets)
        if let words = binding._choiceWords { text += ", \(words)" }
        if let place = binding.place { text += "   \(place)" }
        var requesters: [(binding: Binding?, adverb: String)] = []
        for edge in users {
            let user = search.binding(edge.from)
            requesters.append((user, user?.decorates == edge.to ? ", its decorator" : edge.kind.adverb))
        }
        let sections = [
            ("why", search.way(to: position).description.split(separator: "\n").map(String.init)),
            ("needed by", list(requesters)),
            (
                "needs",
                list(targets.map { ($1, binding.decorates == $0.to ? ", which it decorates" : $0.kind.adverb) })
            ),
        ]
        return sections.filter { !$0.1.isEmpty }.reduce(text) { text, section in
            text + "\n\(section.0):" + section.1.map { "\n  " + $0 }.joined()
        }
    }

    /// Returns where a binding is, and how its instances are shared.
    private func headline(of binding: Binding) -> String {
        let component = components.first { $0.id == binding.component }?.name ?? binding.component
        var headline = "\(binding.quoted) is bound in '\(component)'"
        if binding.kind == "decorator" { headline = "\(binding.quoted) is decorated in '\(component)'" }
        if binding.kind == "seed" { headline = "\(binding.quoted) is the seed of '\(component)'" }
        if let module = binding.module { headline += ", module '\(module)'" }
        if !binding.includedBy.isEmpty {
            headline += ", included " + binding.includedBy.map { "by '\($0)'" }.joined(separator: ", ")
        }
        let modules = binding.module.map { [$0] + binding.includedBy } ?? []
        let choice = choices.first { choice in
            choice.isChosen && choice.component == binding.component && choice.module.map(modules.contains) == true
        }
        if let choice { headline += ", chosen because \(choice.reason)" }
        if binding.isDefault { headline += ", as a default" }
        if binding.isOverride { headline += ", as an override" }
        switch binding.sharing {
        case .unshared: break
        case .shared: headline += ", shared"
        case .eager, .weak: headline += ", shared (\(binding.sharing.rawValue))"
        }
        return headline
    }

    /// Returns the effects and hooks of a binding, and the reason why it belongs to the main actor.
    private func effects(of binding: Binding, _ needs: [(edge: Edge, target: Binding?)]) -> String {
        var words = binding.effectWords
        if binding._inheritsMainActor {
            let cause = needs.lazy.compactMap { need in
                need.target.flatMap { need.edge.carriesMainActor(to: $0) ? $0.quoted : nil }
            }.first
            words.append("on the main actor because of \(cause ?? "its sharing")")
        }
        if let hooks = binding.hookWords { words.append(hooks) }
        if binding.hasUnknownNeeds { words.append("needs: unknown") }
        return words.map { ", " + $0 }.joined()
    }

    private func list(_ neighbours: [(binding: Binding?, adverb: String)]) -> [String] {
        let rows = neighbours.compactMap { neighbour in
            neighbour.binding.map { ($0.quoted + neighbour.adverb, $0.place?.description ?? "", "") }
        }
        let shown = Way.columns(Array(rows.prefix(Self.listLimit))).split(separator: "\n").map(String.init)
        return rows.count > Self.listLimit ? shown + [_DiagnosticText.rest(rows.count - Self.listLimit)] : shown
    }

    private static var listLimit: Int { 20 }

    /// Returns a report on a name that nothing binds: the bindings that need it, and similar names.
    private func absence(of name: String) -> String {
        let quoted = name.hasPrefix("'") ? name : "'\(name)'"
        var text = "nothing binds \(quoted)"
        let byID = Dictionary(bindings.map { ($0.id, $0) }) { first, _ in first }
        // A binding that requests it twice is named once.
        let requesters = unmetNeeds.filter { $0.key == name }.map(\.from).uniqued().compactMap { byID[$0]?.quoted }
        if !requesters.isEmpty { text += "; it is needed by " + _DiagnosticText.list(requesters) }
        // The keys that contain the last part of the name, ignoring case.
        let last = name.split(separator: ".").last?.lowercased() ?? ""
        let similar = bindings.map(\.key).filter { !last.isEmpty && $0.lowercased().contains(last) }.uniqued()
        if !similar.isEmpty {
            text += "; similar are " + _DiagnosticText.list(similar.map { $0.hasPrefix("'") ? $0 : "'\($0)'" })
        }
        for choice in choices where choice.leftOut.contains(name) {
            let place = choice.place.map { " at \($0)" } ?? ""
            text +=
                "; \(choice.module.map { "module '\($0)'" } ?? "a group") would bind it, but was not chosen\(place): "
                + choice.reason
        }
        return text
    }
}

extension BindingGraph.Edge.Kind {
    /// Returns the kind of an edge, to follow a name.
    fileprivate var adverb: String {
        switch self {
        case .direct, .componentFactory, .factory, .injector: ""
        case .provider: ", by a provider"
        case .lazy: ", lazily"
        case .weak: ", weakly"
        case .optional: ", as an optional"
        case .collection: ", as a part"
        }
    }
}
