// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

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

    /// Whether its instance is read from a slot that was filled before, which belongs to no actor.
    fileprivate var isFreelyRead: Bool {
        (effects.contains(.throwing) || effects.contains(.asynchronous)) && (sharing == .shared || sharing == .eager)
    }
}

extension BindingGraph.Edge {
    /// Returns whether its start belongs to the main actor because its end does.
    func carriesMainActor(to target: BindingGraph.Binding) -> Bool {
        !kind.isDeferred && target.isOnMainActor && !target.isFreelyRead
    }
}

extension BindingGraph.Construction {
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
