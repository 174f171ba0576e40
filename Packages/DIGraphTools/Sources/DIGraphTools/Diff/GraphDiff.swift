// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

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
    /// The added components, sorted by id.
    public let addedComponents: [BindingGraph.Component]
    /// The removed components, sorted by id.
    public let removedComponents: [BindingGraph.Component]
    /// The changed components, sorted by their new ids.
    public let changedComponents: [ComponentChange]
    /// The added bindings, sorted by id.
    public let addedBindings: [BindingGraph.Binding]
    /// The removed bindings, sorted by id.
    public let removedBindings: [BindingGraph.Binding]
    /// The changed and moved bindings, sorted by their new ids.
    public let changedBindings: [BindingChange]
    /// The new dependencies between modules.
    public let newModuleNeeds: [ModuleNeed]
    /// The dependencies between modules that no longer exist.
    public let goneModuleNeeds: [ModuleNeed]
    /// The conditions that were added or removed, or have another outcome, sorted by component and module.
    public let changedChoices: [ChoiceChange]
    /// The new diagnostics, in the order of the new graph.
    public let newDiagnostics: [Diagnostic]
    /// The diagnostics that no longer exist, in the order of the old graph.
    public let goneDiagnostics: [Diagnostic]
    /// For each component of the old graph its names from the root component down.
    let oldPaths: [String: String]
    /// For each component of the new graph its names from the root component down.
    let newPaths: [String: String]

    /// Whether the graphs are equal.
    public var isEmpty: Bool {
        addedComponents.isEmpty && removedComponents.isEmpty && changedComponents.isEmpty && addedBindings.isEmpty
            && removedBindings.isEmpty && changedBindings.isEmpty && newModuleNeeds.isEmpty && goneModuleNeeds.isEmpty
            && changedChoices.isEmpty && newDiagnostics.isEmpty && goneDiagnostics.isEmpty
    }
}

extension GraphDiff {
    /// A change of a component.
    public struct ComponentChange: Sendable, Equatable {
        /// An aspect of a component that can change.
        public enum Aspect: String, Sendable, Hashable {
            /// The name of its type.
            case name
            /// The component that installs it.
            case parent
            /// Its scope.
            case scope
            /// The type of its seed.
            case seed
            /// The type of its root.
            case root
            /// The way in which it is built, such as asynchronously.
            case construction
        }

        /// The old version.
        public let old: BindingGraph.Component
        /// The new version.
        public let new: BindingGraph.Component
        /// The changed aspects.
        public let aspects: [Aspect]
        /// The old key of the root.
        public let oldRoot: String?
        /// The new key of the root.
        public let newRoot: String?
    }

    /// A change of a binding.
    public struct BindingChange: Sendable, Equatable {
        /// An aspect of a binding that can change.
        public enum Aspect: String, Sendable, Hashable {
            /// The key.
            case key
            /// The component that it is in.
            case component
            /// The module that binds it.
            case module
            /// The file of its place.
            case file
            /// The kind, such as a value instead of a factory.
            case kind
            /// The way in which its instances are shared.
            case sharing
            /// The effects of its own factory.
            case effects
            /// The main actor, to which it belongs because of a dependency or its sharing.
            case mainActor
            /// The functions that are called in the life of its instances.
            case hooks
            /// Its dependencies, or the kinds of them.
            case needs
            /// The mark of a default, which is used only if nothing else binds the key.
            case isDefault
            /// The order of the decorators around it.
            case decorators
        }

        /// The old version.
        public let old: BindingGraph.Binding
        /// The new version.
        public let new: BindingGraph.Binding
        /// The changed aspects, in the order of the cases.
        public let aspects: [Aspect]
        /// The new dependencies, and those with a new kind.
        public let newNeeds: [Need]
        /// The dependencies that no longer exist, and those with an old kind.
        public let goneNeeds: [Need]

        /// Whether only the component, the module or the file changed.
        var isOnlyMoved: Bool { aspects.allSatisfy { [.component, .module, .file].contains($0) } }
    }

    /// A change of a condition or of its outcome.
    public struct ChoiceChange: Sendable, Equatable {
        /// The old version; nil for an added condition.
        public let old: BindingGraph.Choice?
        /// The new version; nil for a removed condition.
        public let new: BindingGraph.Choice?
    }

    /// A dependency of a binding.
    public struct Need: Sendable, Equatable {
        /// The binding of the dependency.
        public let target: BindingGraph.Binding
        /// The kind of the dependency.
        public let kind: BindingGraph.Edge.Kind
    }

    /// A dependency of a module on another one, with an example.
    public struct ModuleNeed: Sendable, Equatable {
        /// The kind of modules.
        public enum Level: String, Sendable, Hashable {
            /// Swift modules, to which bindings belong by their files.
            case swiftModule
            /// `Module` types, which configure bindings.
            case module
        }

        /// The kind of the two modules.
        public let level: Level
        /// The module that depends on the other.
        public let from: String
        /// The module that the other depends on.
        public let to: String
        /// The key of the first binding with a dependency in the other module.
        public let needer: String
        /// The key of that dependency.
        public let needed: String
    }
}
