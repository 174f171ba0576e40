// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// The properties that few graphs have; the model offers them as its own.
    package struct Rare: Sendable {
        /// The installation at which the planner gave up, if any.
        package var refusal: Refusal?
        /// Overriding bindings whose key nothing else binds.
        package var unusedOverrides: [UnusedOverride] = []
        /// The overriding modules.
        package var overridingModules: Set<ObjectIdentifier> = []
        /// Whether declarations override bindings, too.
        package var hasListOverrides: Bool = false
        /// The bindings that are not in the graph because an earlier layer of a stack binds their keys.
        package var hidden: [Hidden] = []
        /// The request of a running program, to explain why it isn't answered.
        package var question: Question?
        /// The keys of the edges that lead to no binding; any other edge has the key of its target.
        package var unboundKeys: [Int: _Key] = [:]
        /// The keys of dictionaries' entries, by binding.
        package var entryKeys: [Int: _EntryKey] = [:]
        /// The warnings and notes silenced for individual bindings.
        package var allowances: [Int: [Diagnostic.ID]] = [:]
        /// The text for the input that chose among the candidates of a binding, by binding; a higher layer adds it.
        package var choosers: [Int: @Sendable () -> String] = [:]
        /// The candidates of a binding that were not chosen. They are checked and count as used, but aren't needed by it.
        package var unchosen: [Int: [Int]] = [:]
        /// The conditions and their outcomes.
        package var conditions: Conditions = Conditions()
        /// The modules' defaults in effect, because nothing else binds their keys.
        package var defaults: Set<Int> = []
    }

    /// These properties behind one reference, so a copy of a model counts few references.
    final class RareBox: @unchecked Sendable {
        // Proof of @unchecked Sendable and @exclusivity(unchecked): a model writes only into an object that no other model
        // refers to, while the model itself is written.
        @exclusivity(unchecked) var content: Rare

        init(_ content: Rare) {
            self.content = content
        }

        /// The object of an empty model.
        static let none: RareBox = RareBox(Rare())
    }

    /// One of the rare properties.
    package subscript<Value>(dynamicMember property: WritableKeyPath<Rare, Value>) -> Value {
        get { rare.content[keyPath: property] }
        _modify {
            if !isKnownUniquelyReferenced(&rare) { rare = RareBox(rare.content) }
            yield &rare.content[keyPath: property]
        }
    }
}
