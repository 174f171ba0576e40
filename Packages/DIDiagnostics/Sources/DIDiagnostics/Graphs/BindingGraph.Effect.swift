// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension BindingGraph {
    /// An effect of a binding's own factory, named like the builder's step.
    public enum Effect: String, Sendable, Hashable, CaseIterable {
        /// The factory runs on the main actor.
        case onMainActor
        /// The factory may throw.
        case throwing
        /// The factory may suspend, and throw.
        case asynchronous

        /// Names the effects of a set.
        static func all(in effects: _Effects) -> [BindingGraph.Effect] {
            let fallible: [BindingGraph.Effect] =
                effects.contains(.asynchronous) ? [.asynchronous] : effects.isFallible ? [.throwing] : []
            return (effects.contains(.onMainActor) ? [.onMainActor] : []) + fallible
        }
    }

    /// A hook of a binding, which is called in the life of its instances.
    public typealias Hook = LifecycleHook

    /// The way in which a component is built, named like the type in its `Construction`.
    public enum Construction: String, Sendable, Hashable, CaseIterable {
        /// Synchronously.
        case synchronous
        /// Synchronously, or with an error.
        case throwing
        /// With suspensions, or with an error.
        case asynchronous
        /// Synchronously, on the main actor.
        case onMainActor
        /// Synchronously or with an error, on the main actor.
        case onMainActorThrowing
        /// With suspensions or with an error, on the main actor.
        case onMainActorAsynchronous

        /// Names the construction with some effects.
        init(_ effects: _Effects) {
            let name = effects.constructionName
            self = Self.allCases.first { $0.typeName == name } ?? .synchronous
        }

        /// The type to write in source, such as `OnMainActor.Asynchronous`.
        public var typeName: String {
            let name = rawValue.prefix(1).uppercased() + rawValue.dropFirst()
            return name == "OnMainActor" ? name : name.replacing("OnMainActor", with: "OnMainActor.")
        }

        /// The construction in words, such as `built asynchronously on the main actor`; empty for a synchronous one.
        package var _words: String {
            switch self {
            case .synchronous: ""
            case .throwing: "may throw when built"
            case .asynchronous: "built asynchronously"
            case .onMainActor: "built on the main actor"
            case .onMainActorThrowing: "may throw when built on the main actor"
            case .onMainActorAsynchronous: "built asynchronously on the main actor"
            }
        }
    }

    /// A dependency and the binding that satisfies it.
    public struct Edge: Sendable, Hashable {
        /// The way in which one binding needs another.
        public typealias Kind = NeedKind

        /// The id of the dependent binding.
        public let from: String
        /// The id of the dependency.
        public let to: String
        /// The kind of the dependency.
        public let kind: Kind

        /// Makes an edge by hand, such as for a plugin's own test.
        public init(from: String, to: String, kind: Kind) {
            self.from = from
            self.to = to
            self.kind = kind
        }

        /// Returns whether its start belongs to the main actor because its end does.
        func carriesMainActor(to target: BindingGraph.Binding) -> Bool {
            // An instance that is already in its slot can be read on any actor.
            let isFallible = target.effects.contains(.throwing) || target.effects.contains(.asynchronous)
            let isFreelyRead = isFallible && (target.sharing == .shared || target.sharing == .eager)
            return !kind.isDeferred && target.isOnMainActor && !isFreelyRead
        }
    }
}

extension BindingGraph.Binding {
    /// Whether it belongs to the main actor without its own effect.
    package var _inheritsMainActor: Bool {
        isOnMainActor && !effects.contains(.onMainActor)
    }

    /// Its own effects in words for a sentence, such as `made asynchronously on the main actor`; empty for none.
    var effectWords: [String] {
        let isCalledLater = kind == "assistedFactory" || kind == "propertyInjector"
        let manner = [
            effects.contains(.asynchronous) ? " asynchronously" : "",
            effects.contains(.onMainActor) ? " on the main actor" : "",
        ].joined()
        let verb = isCalledLater ? "called" : "made"
        let made = manner.isEmpty ? [] : [verb + manner]
        return effects.contains(.throwing) ? made + ["may throw"] : made
    }

    /// Its hooks in words for a sentence, such as `started and stopped`; nil for none.
    var hookWords: String? {
        let words = BindingGraph.Hook.allCases.filter(hooks.contains).map { hook in
            switch hook {
            case .onStart: "started"
            case .running: "run"
            case .onEnd: "ended"
            case .onStop: "stopped"
            case .onDispose: "disposed of"
            }
        }
        return words.isEmpty ? nil : _DiagnosticText.joined(words, "and")
    }
}

extension LifecycleHook {
    /// Names the hooks of a set.
    static func all(in kinds: _HookKinds) -> [LifecycleHook] {
        let all: [(_HookKinds, LifecycleHook)] = [
            (.start, .onStart), (.run, .running), (.end, .onEnd), (.stop, .onStop), (.dispose, .onDispose),
        ]
        return all.filter { kinds.contains($0.0) }.map(\.1)
    }
}
