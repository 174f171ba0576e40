// SPDX-License-Identifier: Apache-2.0

import DICore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension GraphDiff {
    /// The version of the form that ``json()`` writes.
    public static let schemaVersion: Int = 1

    /// The change for programs, with components, bindings and diagnostics as in the JSON of a graph.
    ///
    /// ```text
    /// { "schemaVersion": 1, "isEmpty": false,
    ///   "components": { "added": […], "removed": […], "changed": [{ "old": …, "new": …, "aspects": ["scope"] }] },
    ///   "bindings": { "added": […], "removed": […],
    ///     "changed": [{ "old": …, "new": …, "aspects": ["needs"], "newNeeds": […], "goneNeeds": […] }] },
    ///   "modules": { "new": […], "gone": […] }, "diagnostics": { "new": […], "gone": […] } }
    /// ```
    ///
    /// Keys are sorted; the text is the same from process to process and ends with a newline. Throws `EncodingError` only
    /// if a diagnostic cannot be encoded.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Form(self)), as: UTF8.self) + "\n"
    }

    private struct Form: Encodable {
        struct Components: Encodable {
            let added: [BindingGraph.Component]
            let removed: [BindingGraph.Component]
            let changed: [Component]
        }
        struct Component: Encodable {
            let old: BindingGraph.Component
            let new: BindingGraph.Component
            let aspects: [ComponentChange.Aspect]
        }
        struct Bindings: Encodable {
            let added: [BindingGraph.Binding]
            let removed: [BindingGraph.Binding]
            let changed: [Binding]
        }
        struct Binding: Encodable {
            let old: BindingGraph.Binding
            let new: BindingGraph.Binding
            let aspects: [BindingChange.Aspect]
            let newNeeds: [Need]
            let goneNeeds: [Need]
        }
        struct Lists<Element: Encodable>: Encodable {
            let new: [Element]
            let gone: [Element]
        }

        let schemaVersion: Int = GraphDiff.schemaVersion
        let isEmpty: Bool
        let components: Components
        let bindings: Bindings
        let modules: Lists<ModuleNeed>
        let diagnostics: Lists<Diagnostic>

        init(_ diff: GraphDiff) {
            isEmpty = diff.isEmpty
            components = Components(
                added: diff.addedComponents, removed: diff.removedComponents,
                changed: diff.changedComponents.map { Component(old: $0.old, new: $0.new, aspects: $0.aspects) })
            bindings = Bindings(
                added: diff.addedBindings, removed: diff.removedBindings,
                changed: diff.changedBindings.map {
                    Binding(
                        old: $0.old, new: $0.new, aspects: $0.aspects, newNeeds: $0.newNeeds, goneNeeds: $0.goneNeeds)
                })
            modules = Lists(new: diff.newModuleNeeds, gone: diff.goneModuleNeeds)
            diagnostics = Lists(new: diff.newDiagnostics, gone: diff.goneDiagnostics)
        }
    }
}
