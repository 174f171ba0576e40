// SPDX-License-Identifier: Apache-2.0

import DICore

/// One diagnostic for each kind of error. The finding's rule determines the meaning of its numbers.
extension ShortWords {
    /// Explains an error.
    package func diagnostic(for finding: _Finding) -> Diagnostic {
        let (subject, message, trace, fix) = parts(of: finding)
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject, message: message, trace: trace, fixes: [fix])
    }

    private typealias Parts = (subject: String, message: String, trace: [Diagnostic.Step], fix: String)

    private func parts(of finding: _Finding) -> Parts {
        switch finding.kind {
        case .missingBinding, .missingRoot, .qualifierUnmatched: missing(finding)
        case .collectionClash, .duplicateBinding, .duplicateDictionaryKey, .seedClash: repeated(finding)
        case .decoratesNothing, .overrideTargetsNothing: aimless(finding)
        case .dependencyCycle: cycle(finding)
        case .recursiveComponent, .scopeMismatch, .scopeNesting, .tooManyComponents: misplaced(finding)
        case .effectfulConstruction, .effectfulRequest, .unsharedEffect, .startUnreachable: effectful(finding)
        case .isolationCrossing, .mainActorConstruction, .mainActorFunction, .mainActorRequest,
            .mainActorThrowingRequest:
            isolated(finding)
        }
    }

    // MARK: - Missing bindings

    private func missing(_ finding: _Finding) -> Parts {
        let edges = finding.list
        var (component, trace) = (finding.first, requests(over: edges))
        var key = finding.key
        switch finding.kind {
        case .qualifierUnmatched:
            let from = model.edges[finding.first].from
            (key, component, trace) = (
                model.key(ofEdge: finding.first), model.bindings[from].component, way(upFrom: from)
            )
        case .missingRoot:
            let found = model.components[component]
            key = _Key(found.root ?? found.type)
            trace = [
                Diagnostic.Step(
                    .neededBy, name: shown(found.type), place: (found.list?.place ?? found.place)?.place,
                    remark: "as its root")
            ]
        default:
            key = model.key(ofEdge: edges[0])
            component = model.commonAncestor(of: edges.map { model.bindings[model.edges[$0].from].component })
        }
        // Proof: the rules give the key of each of these, or an edge or a component that has one.
        guard let key else { preconditionFailure("a finding without its key") }
        let (name, bind) = (quoted(key), "bind \(quoted(key)) in \(home(component))")
        let message = finding.kind == .qualifierUnmatched ? "no binding matches" : "no binding for"
        return (subject(key), "\(message) \(name)", trace, bind)
    }

    // MARK: - Repeated bindings

    private func repeated(_ finding: _Finding) -> Parts {
        let bindings = (finding.list.isEmpty ? [finding.first] : finding.list)._sorted { isEarlier($0, $1) }
        let key = model.bindings[bindings[0]].key
        let owner = named(model.bindings[bindings[0]].component)
        let times = bindings.count == 2 ? "twice" : "\(bindings.count) times"
        let trace = bindings.map(written)
        switch finding.kind {
        case .collectionClash:
            return (
                subject(key), "\(quoted(key)) is both bound as a whole and contributed to in \(owner)",
                [written(finding.first)] + trace, "contribute everything, or bind the whole under a tag"
            )
        case .seedClash:
            let isRoot = role(of: finding.first) != nil
            return (
                subject(key), "\(quoted(key)) is the seed of \(owner) and also \(isRoot ? "its root" : "bound there")",
                trace,
                (isRoot ? "make the root another type" : "remove this binding")
                    + ", or give the seed a distinct type, such as a TaggedProvider"
            )
        case .duplicateDictionaryKey:
            let entry = model.entryKeys[bindings[0]]?.key as? String
            return (
                subject(key),
                "\(entry.map { "the key \(Self.inQuotes($0))" } ?? "a key") of \(quoted(key)) is contributed \(times) in \(owner)",
                trace, "give each of these entries a unique key"
            )
        default:
            return (
                subject(key), "\(quoted(key)) is bound \(times) in \(owner)", trace,
                "keep one of these bindings"
                    + (bindings.contains { role(of: $0) != nil } ? "" : ", or distinguish them by tags or qualifiers")
            )
        }
    }

    private func isEarlier(_ one: Int, _ other: Int) -> Bool {
        guard let left = model.bindings[one].place?.place, let right = model.bindings[other].place?.place else {
            return one < other
        }
        return left == right ? one < other : left < right
    }

    // MARK: - Decorators and overrides without a target

    private func aimless(_ finding: _Finding) -> Parts {
        if finding.kind == .decoratesNothing, finding.first >= 0 {
            let (key, component) = (model.bindings[finding.first].key, model.bindings[finding.first].component)
            return (
                subject(key), "the decorator of \(quoted(key)) in \(named(component)) decorates nothing",
                [written(finding.first)], "bind \(quoted(key)) in \(home(component)), or remove this decorator"
            )
        }
        let found = model.unusedOverrides[max(finding.first, finding.second)]
        let name = quoted(found.key)
        let isDecorator = finding.kind == .decoratesNothing
        let message =
            found.contributor.map { "\(name) has no contribution of \(quoted($0)) to replace" }
            ?? (isDecorator ? "the decorator of \(name) decorates nothing" : "the override of \(name) replaces nothing")
        let step = Diagnostic.Step(
            isDecorator ? .decorated : .bound, name: "", place: found.place.place,
            remark: found.module.map { "in module \(quoted($0))" } ?? "")
        return (subject(found.key), message, [step], "remove it, or name a key that the graph binds")
    }

    // MARK: - Cycles

    private func cycle(_ finding: _Finding) -> Parts {
        let start = model.edges[finding.first].to
        let cycle = model.way(over: finding.first, from: start, finding.list).map { model.edges[$0].to }
        let key = model.bindings[start].key
        let wrappers = isReadOnMain(start) ? "MainActorProvider or MainActorLazy" : "Provider, Lazy or WeakProvider"
        return (
            subject(key), "\(quoted(key)) depends on itself",
            [step(.start, start)] + Diagnostic.Step._ends(of: cycle) { step(.needs, $0) },
            (cycle.count > 1 ? "let one of them request" : "request")
                + " a \(wrappers) instead, and use it only after construction"
        )
    }

    // MARK: - Misplaced components and modules

    private func misplaced(_ finding: _Finding) -> Parts {
        let found = model.components[max(finding.first, 0)]
        let (name, subject) = (quoted(found.type), shown(found.type))
        switch finding.kind {
        case .recursiveComponent:
            let inner = found.recursions[finding.second]
            return (
                shown(inner.type), "\(quoted(inner.type)) installs itself", [installed(in: found, inner.place)],
                "remove this installation"
            )
        case .scopeMismatch:
            let inclusion = found.misplacedModules[finding.second]
            let own = found.scope == Unscoped.self ? "none" : quoted(found.scope)
            return (
                shown(inclusion.module),
                "module \(quoted(inclusion.module)) has the scope \(quoted(inclusion.scope)), but \(named(finding.first)) has \(own)",
                [installed(in: found, inclusion.place, .included)],
                "give the module the scope of its component, or no scope"
            )
        case .scopeNesting:
            return (
                subject,
                "\(name) and its ancestor \(quoted(model.components[finding.second].type)) both have the scope \(quoted(found.scope))",
                [installed(in: model.components[max(found.parent, 0)], found.place)],
                "give \(name) a different scope, or none"
            )
        default:
            let isDeep = model.refusal?.limit == .depth
            return (
                subject, "components \(isDeep ? "nest too deep" : "have too many places") below \(name)",
                (model.refusal.map { [installed(in: model.components[$0.parent], $0.place)] }) ?? [],
                isDeep
                    ? "end the chain of installations"
                    : "install a component once, in an ancestor of all that need it, instead of in each of them"
            )
        }
    }

    private func installed(
        in component: _GraphModel.Component, _ place: _SourcePlace?, _ relation: Diagnostic.Step.Relation = .installed
    ) -> Diagnostic.Step {
        Diagnostic.Step(relation, name: shown(component.type), place: place?.place)
    }

    // MARK: - Effects

    private func effectful(_ finding: _Finding) -> Parts {
        switch finding.kind {
        case .effectfulConstruction:
            let component = model.components[finding.first]
            let (source, construction) = (finding.list[0], component.construction)
            let isMadeNow = component.isOverlaid || isStack(finding.first) != nil
            let needed = BuildNeeds(finding.first, in: model).construction(with: construction)
            return effect(
                source,
                isMadeNow
                    ? ", but the injector of \(named(finding.first)) is made synchronously"
                    : ", but the construction of \(quoted(component.type)) is '\(construction.constructionName)'",
                needed: ways.nearestNeed[source],
                isMadeNow
                    ? "request an AsyncProvider of it, and have no injector make it first"
                    : declaring(needed, in: finding.first))
        case .effectfulRequest:
            let requester = model.edges[finding.list[0]].from
            return effect(
                finding.first, ", but \(called(requester)) requests it synchronously", needed: finding.list[0],
                (isReadOnMain(finding.first)
                    ? "" : requesting(finding.list[0], by: "an AsyncProvider or a ThrowingProvider") + ", or ")
                    + sharing(finding.first, eagerly: true))
        case .unsharedEffect:
            return effect(
                finding.first, " and is needed directly, but is not shared", needed: finding.list[0],
                sharing(finding.first, eagerly: false))
        default:
            let component = model.bindings[finding.first].component
            let hook = model.bindings[finding.first].hooks.contains(.start) ? "onStart" : "running"
            return (
                subject(model.bindings[finding.first].key),
                "\(called(finding.first)) has \(hook), but no build of \(named(component)) makes it",
                [written(finding.first)] + needs(ways.nearestNeed[finding.first]),
                sharing(finding.first, eagerly: true)
            )
        }
    }

    private func effect(_ source: Int, _ clause: String, needed edge: Int, _ fix: String) -> Parts {
        (
            subject(model.bindings[source].key), "\(called(source)) \(verb(source))\(clause)",
            [written(source)] + needs(edge), fix
        )
    }

    /// The steps from the requester of an edge up to the root; none without an edge.
    private func needs(_ edge: Int) -> [Diagnostic.Step] {
        edge < 0 ? [] : way(upFrom: model.edges[edge].from)
    }

    /// The advice to request an edge's key by a wrapper.
    private func requesting(_ edge: Int, by wrapper: String) -> String {
        let requester = model.edges[edge].from
        let subject = model.question?.binding == requester ? "" : "let \(called(requester)) "
        return "\(subject)request \(quoted(model.key(ofEdge: edge))) by \(wrapper)"
    }

    private func sharing(_ binding: Int, eagerly: Bool) -> String {
        if isDeclared(binding) { return "declare \(called(binding)) by single\(eagerly ? "(sharing: .eager)" : "")" }
        let component = model.components[model.bindings[binding].component]
        let scope = component.scope == Unscoped.self ? "give \(quoted(component.type)) a scope, and " : ""
        return "\(scope)share \(called(binding)) by sharedInScope(\(eagerly ? ".eager" : ""))"
    }

    // MARK: - The main actor

    private func isolated(_ finding: _Finding) -> Parts {
        switch finding.kind {
        case .mainActorConstruction:
            let needs = BuildNeeds(finding.first, in: model)
            let source = sourceOnMain(from: (needs.readOnMain + needs.madeOnMain)[0])
            let isMadeNow = isStack(finding.first) != nil
            return main(
                source, "but \(named(finding.first)) is not built on it", needed: ways.nearestNeed[source],
                isMadeNow
                    ? "request it through onMainActor of the injector"
                    : declaring(
                        needs.construction(with: model.components[finding.first].construction), in: finding.first))
        case .mainActorFunction, .isolationCrossing:
            let source = sourceOnMain(from: model.edges[finding.list[0]].to)
            let isFunction = finding.kind == .mainActorFunction
            return main(
                source,
                "but \(called(finding.first)) \(isFunction ? "can be called from anywhere" : "is made elsewhere")",
                needed: finding.list[0],
                "bind \(called(finding.first)) on the main actor, or let it request a MainActorProvider")
        default:
            let (edge, target) = (finding.first, sourceOnMain(from: model.edges[finding.first].to))
            let isAwaiting = finding.kind == .mainActorThrowingRequest
            return main(
                isAwaiting ? finding.second : target,
                "but \(called(model.edges[edge].from)) can use it off the main actor", needed: edge,
                requesting(edge, by: isAwaiting ? "an AsyncProvider" : "a MainActorProvider"))
        }
    }

    /// The nearest binding that belongs to the main actor by itself, over direct needs.
    private func sourceOnMain(from start: Int) -> Int {
        var (queue, next, seen) = ([start], 0, Set([start]))
        while next < queue.count, !model.belongsToMainActor(queue[next]) {
            for edge in model.bindings[queue[next]].edges {
                let target = model.directTarget(of: edge)
                if target >= 0, isReadOnMain(target), seen.insert(target).inserted { queue.append(target) }
            }
            next += 1
        }
        return next < queue.count ? queue[next] : start
    }

    private func main(_ source: Int, _ clause: String, needed edge: Int, _ fix: String) -> Parts {
        (
            subject(model.bindings[source].key), "\(called(source)) belongs to the main actor, \(clause)",
            [written(source)] + needs(edge), fix
        )
    }
}
