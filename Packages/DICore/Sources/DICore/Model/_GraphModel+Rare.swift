// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// The properties that few graphs have, behind one reference, so that a copy of a model counts few.
    final class Rare: @unchecked Sendable {
        // Proof of @unchecked Sendable and @exclusivity(unchecked): a model writes only into an object that no other model
        // refers to, while the model itself is written.
        @exclusivity(unchecked) fileprivate var content: Content

        fileprivate init(_ content: Content = Content()) {
            self.content = content
        }

        /// The object of an empty model.
        static let none: Rare = Rare()
    }

    fileprivate struct Content: Sendable {
        var refusal: Refusal?
        var unusedOverrides: [UnusedOverride] = []
        var overridingModules: Set<ObjectIdentifier> = []
        var hasListOverrides: Bool = false
        var hidden: [Hidden] = []
        var question: Question?
        var unboundKeys: [Int: _Key] = [:]
        var entryKeys: [Int: _EntryKey] = [:]
        var allowances: [Int: Set<Diagnostic.ID>] = [:]
        var choosers: [Int: @Sendable () -> String] = [:]
        var unchosen: [Int: [Int]] = [:]
        var conditions: Conditions = Conditions()
        var defaults: Set<Int> = []
    }

    /// The content, in an object of this model alone.
    private var own: Content {
        get { rare.content }
        _modify {
            if !isKnownUniquelyReferenced(&rare) { rare = Rare(rare.content) }
            yield &rare.content
        }
    }

    /// The installation at which the planner gave up, if any.
    package var refusal: Refusal? {
        get { rare.content.refusal }
        _modify { yield &own.refusal }
    }

    /// Overriding bindings whose key nothing else binds.
    package var unusedOverrides: [UnusedOverride] {
        get { rare.content.unusedOverrides }
        _modify { yield &own.unusedOverrides }
    }

    /// The overriding modules.
    package var overridingModules: Set<ObjectIdentifier> {
        get { rare.content.overridingModules }
        _modify { yield &own.overridingModules }
    }

    /// Whether declarations override bindings, too.
    package var hasListOverrides: Bool {
        get { rare.content.hasListOverrides }
        _modify { yield &own.hasListOverrides }
    }

    /// The bindings that are not in the graph because an earlier layer of a stack binds their keys.
    package var hidden: [Hidden] {
        get { rare.content.hidden }
        _modify { yield &own.hidden }
    }

    /// The request of a running program, to explain why it isn't answered.
    package var question: Question? {
        get { rare.content.question }
        _modify { yield &own.question }
    }

    /// The keys of the edges that lead to no binding; any other edge has the key of its target.
    package var unboundKeys: [Int: _Key] {
        get { rare.content.unboundKeys }
        _modify { yield &own.unboundKeys }
    }

    /// The keys of dictionaries' entries, by binding.
    package var entryKeys: [Int: _EntryKey] {
        get { rare.content.entryKeys }
        _modify { yield &own.entryKeys }
    }

    /// The warnings and notes silenced for individual bindings.
    package var allowances: [Int: Set<Diagnostic.ID>] {
        get { rare.content.allowances }
        _modify { yield &own.allowances }
    }

    /// The words for what chose the candidates of a binding, by binding; those of an input that a higher layer adds.
    package var choosers: [Int: @Sendable () -> String] {
        get { rare.content.choosers }
        _modify { yield &own.choosers }
    }

    /// The candidates of a binding that were not chosen. They are checked and count as used, but aren't needed by it.
    package var unchosen: [Int: [Int]] {
        get { rare.content.unchosen }
        _modify { yield &own.unchosen }
    }

    /// The defaults of modules that count, because nothing else binds their keys.
    package var defaults: Set<Int> {
        get { rare.content.defaults }
        _modify { yield &own.defaults }
    }

    /// The conditions and their outcomes.
    package var conditions: Conditions {
        get { rare.content.conditions }
        _modify { yield &own.conditions }
    }
}
