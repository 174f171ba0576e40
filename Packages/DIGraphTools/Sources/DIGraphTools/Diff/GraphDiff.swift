// SPDX-License-Identifier: Apache-2.0

import DICore

/// What changed from one graph to another: for reviews, where the lines of a change do not show what they mean.
///
/// ```swift
/// let diff = GraphDiff(from: try BindingGraph(json: before), to: try BindingGraph(json: after))
/// if !diff.isEmpty { print(diff.text) }
/// ```
///
/// Components and bindings are matched by their ids; what has another id but the same place, or the same needs and users
/// in the same file, counts as renamed; what has the same key in another component as moved. A line that only moved
/// within its file is no change. ``text`` is for terminals, ``markdown`` for a comment of a review, and ``json()`` for
/// programs.
///
/// The diff of the same graphs the other way round is the same backwards: ``reversed``.
public struct GraphDiff: Sendable, Hashable {
    /// The components that are new, by id.
    public let addedComponents: [BindingGraph.Component]
    /// The components that are gone, by id.
    public let removedComponents: [BindingGraph.Component]
    /// The components of which something changed, by their new id.
    public let changedComponents: [ComponentChange]
    /// The bindings that are new, by id.
    public let addedBindings: [BindingGraph.Binding]
    /// The bindings that are gone, by id.
    public let removedBindings: [BindingGraph.Binding]
    /// The bindings of which something changed, moved ones among them, by their new id.
    public let changedBindings: [BindingChange]
    /// The pairs of modules of which the first needs the second only now.
    public let newModuleNeeds: [ModuleNeed]
    /// The pairs of modules of which the first no longer needs the second.
    public let goneModuleNeeds: [ModuleNeed]
    /// The diagnostics that are new, in the order of the new graph.
    public let newDiagnostics: [Diagnostic]
    /// The diagnostics that are gone, in the order of the old graph.
    public let goneDiagnostics: [Diagnostic]
    /// The names from the root component down of the components that bindings here are in.
    let oldPaths: [String: String]
    /// The same for the new graph.
    let newPaths: [String: String]

    /// Whether nothing changed.
    public var isEmpty: Bool {
        addedComponents.isEmpty && removedComponents.isEmpty && changedComponents.isEmpty && addedBindings.isEmpty
            && removedBindings.isEmpty && changedBindings.isEmpty && newModuleNeeds.isEmpty && goneModuleNeeds.isEmpty
            && newDiagnostics.isEmpty && goneDiagnostics.isEmpty
    }

    /// The bindings that are now in another component, module or file, whatever else changed.
    public var movedBindings: [BindingChange] { changedBindings.filter(\.isMoved) }

    /// The same change backwards.
    public var reversed: GraphDiff {
        GraphDiff(
            addedComponents: removedComponents, removedComponents: addedComponents,
            changedComponents: changedComponents.map(\.reversed).sorted(by: ComponentChange.precedes),
            addedBindings: removedBindings, removedBindings: addedBindings,
            changedBindings: changedBindings.map(\.reversed).sorted(by: BindingChange.precedes),
            newModuleNeeds: goneModuleNeeds, goneModuleNeeds: newModuleNeeds, newDiagnostics: goneDiagnostics,
            goneDiagnostics: newDiagnostics, oldPaths: newPaths, newPaths: oldPaths)
    }
}

extension GraphDiff {
    /// A component of which something changed.
    public struct ComponentChange: Sendable, Hashable {
        /// What can change of a component.
        public enum Aspect: String, Sendable, Hashable {
            /// Its type has another name.
            case name
            /// Another component installs it.
            case parent
            /// Its scope.
            case scope
            /// The type of its seed.
            case seed
            /// The type of its root.
            case root
        }

        /// As it was.
        public let old: BindingGraph.Component
        /// As it is.
        public let new: BindingGraph.Component
        /// What changed.
        public let aspects: [Aspect]
        /// The key of the root, as it was.
        public let oldRoot: String?
        /// The key of the root, as it is.
        public let newRoot: String?

        static func precedes(_ one: ComponentChange, _ other: ComponentChange) -> Bool {
            (one.new.id, one.old.id) < (other.new.id, other.old.id)
        }

        var reversed: ComponentChange {
            ComponentChange(old: new, new: old, aspects: aspects, oldRoot: newRoot, newRoot: oldRoot)
        }
    }

    /// A binding of which something changed.
    public struct BindingChange: Sendable, Hashable {
        /// What can change of a binding.
        public enum Aspect: String, Sendable, Hashable {
            /// It is bound under another key.
            case key
            /// It is in another component.
            case component
            /// Another module makes it.
            case module
            /// It is written in another file.
            case file
            /// It is something else, such as a value instead of a factory.
            case kind
            /// Its instances are shared in another way.
            case sharing
            /// It needs something else, or in another way.
            case needs
        }

        /// As it was.
        public let old: BindingGraph.Binding
        /// As it is.
        public let new: BindingGraph.Binding
        /// What changed, in the order of the cases.
        public let aspects: [Aspect]
        /// What it needs only now, or in this way only now.
        public let newNeeds: [Need]
        /// What it no longer needs, or no longer in this way.
        public let goneNeeds: [Need]

        /// Whether it is in another component, module or file.
        public var isMoved: Bool {
            aspects.contains(.component) || aspects.contains(.module) || aspects.contains(.file)
        }

        /// Whether something else than where it is changed.
        public var isChanged: Bool {
            aspects.contains { ![.component, .module, .file].contains($0) }
        }

        static func precedes(_ one: BindingChange, _ other: BindingChange) -> Bool {
            (one.new.id, one.old.id) < (other.new.id, other.old.id)
        }

        var reversed: BindingChange {
            BindingChange(old: new, new: old, aspects: aspects, newNeeds: goneNeeds, goneNeeds: newNeeds)
        }
    }

    /// Something that a binding needs.
    public struct Need: Sendable, Hashable {
        /// What is needed.
        public let target: BindingGraph.Binding
        /// How it is needed.
        public let kind: BindingGraph.Edge.Kind
    }

    /// Two modules of which the first needs the second, with one of the needs that make it so.
    public struct ModuleNeed: Sendable, Hashable {
        /// What is meant by a module.
        public enum Level: String, Sendable, Hashable {
            /// A module of the compiler, by the places of bindings.
            case swiftModule
            /// A type that configures bindings.
            case module
        }

        /// What is meant by a module.
        public let level: Level
        /// The module that needs.
        public let from: String
        /// The module that is needed.
        public let to: String
        /// The key of the first binding that needs something of the other module.
        public let needer: String
        /// The key of what that binding needs.
        public let needed: String
    }
}
