// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The vocabulary for explaining findings: names, ways to the root, near misses.
///
/// Complexity: making one is linear in the graph; explaining a finding is linear in the length of its text.
struct _Explainer: _GraphNaming {
    let model: _GraphModel
    let names: TypeNames
    let ways: RootWays
    let similar: SimilarBindings
    let conditions: KnownConditions

    /// Collects the names of a graph and the ways to its root.
    init(_ model: _GraphModel) {
        self.model = model
        conditions = KnownConditions(model)
        names = TypeNames(of: Self.types(of: model, conditions))
        ways = RootWays(model)
        similar = SimilarBindings(model, names)
    }

    /// The name of a type: short where that is unambiguous in the graph.
    func shown(_ type: Any.Type) -> String { names.shown(type) }

    /// Collects the types that texts can name, each once, since reading a tag from the runtime is slow.
    private static func types(of model: _GraphModel, _ conditions: KnownConditions) -> [Any.Type] {
        var types: [Any.Type] = []
        var seen: Set<ObjectIdentifier> = []
        func add(_ type: Any.Type) {
            guard seen.insert(ObjectIdentifier(type)).inserted else { return }
            let key = _Key(type)
            if let tag = key.tag {
                add(tag)
            } else if key.element == type {
                return types.append(type)
            }
            add(key.element)
        }
        for component in model.components {
            for type in [component.type, component.scope, component.root, component.seed] { type.map(add) }
            for recursion in component.recursions { add(recursion.type) }
        }
        for binding in model.bindings {
            for type in [binding.key.type, binding.element, binding.module] { type.map(add) }
        }
        for edge in model.edges.indices { add(model.key(ofEdge: edge).type) }
        for override in model.unusedOverrides {
            for type in [override.key.type, override.module, override.contributor] { type.map(add) }
        }
        let others = [model.refusal?.type] + conditions.choices.map(\.module)
        for type in others + conditions.unchosen.flatMap({ [$0.key.type, $0.module] }) { type.map(add) }
        return types
    }

    /// Makes a diagnostic about a binding, whose key is the subject.
    func diagnostic(
        _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, on binding: Int, _ message: String,
        trace: [Diagnostic.Step], notes: [String] = [], fixes: [String]
    ) -> Diagnostic {
        Diagnostic(
            id: id, severity: severity, subject: subject(model.bindings[binding].key), message: message, trace: trace,
            notes: notes, fixes: fixes)
    }

    func quotedKey(of binding: Int) -> String { quoted(model.bindings[binding].key) }

    func quotedType(of component: Int) -> String { quoted(model.components[component].type) }

    func explain(_ finding: _Finding) -> Diagnostic {
        switch finding.kind {
        case .collectionClash: collectionClash(finding)
        case .decoratesNothing: decoratesNothing(finding)
        case .dependencyCycle: dependencyCycle(finding)
        case .duplicateBinding: duplicateBinding(finding)
        case .duplicateDictionaryKey: duplicateDictionaryKey(finding)
        case .effectfulConstruction: effectfulConstruction(finding)
        case .effectfulRequest: effectfulRequest(finding)
        case .isolationCrossing: isolationCrossing(finding)
        case .mainActorConstruction: mainActorConstruction(finding)
        case .mainActorFunction: mainActorFunction(finding)
        case .mainActorRequest, .mainActorThrowingRequest: mainActorRequest(finding)
        case .missingBinding: missingBinding(finding)
        case .missingRoot: missingRoot(finding)
        case .qualifierUnmatched: qualifierUnmatched(finding)
        case .overrideTargetsNothing: overrideTargetsNothing(finding)
        case .recursiveComponent: recursiveComponent(finding)
        case .scopeMismatch: scopeMismatch(finding)
        case .scopeNesting: scopeNesting(finding)
        case .seedClash: seedClash(finding)
        case .startUnreachable: startUnreachable(finding)
        case .tooManyComponents: tooManyComponents(finding)
        case .unsharedEffect: unsharedEffect(finding)
        }
    }

    /// Explains an error in short words with the names of this graph, to begin a long explanation.
    func short(_ finding: _Finding) -> Diagnostic {
        ShortWords(model, ways, naming: names.shown).diagnostic(for: finding)
    }
}
