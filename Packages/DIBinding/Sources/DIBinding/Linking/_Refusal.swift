// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A request that an injector doesn't answer, and which ends the process.
package struct _Refusal {
    /// The reason for it.
    package enum Reason {
        /// No injector is there.
        case noInjector
        /// A key is bound, but not offered.
        case notOffered(_Key)
        /// The graph has no answer: the key isn't bound, or its value throws, awaits or belongs to the main actor.
        case unanswered
    }

    package let reason: Reason
    /// The key that is requested, in its shape.
    package let request: _Key
    /// The place that asks.
    package var place: Place { source.place }
    /// The component that is asked.
    package let component: Int
    /// The bindings of the graph whose making asks, the innermost first.
    package let askers: [Int]
    /// The place that asks, as the source names it.
    package let source: _SourcePlace
    /// Whether the main actor asks.
    package let isOnMain: Bool
    /// The binding to which the request leads.
    private let target: Int?
    /// The plan that is asked.
    package let plan: _Plan

    init(
        _ reason: Reason, of request: _Key, at place: _SourcePlace, isOnMain: Bool, leadingTo target: Int?,
        by askers: [Int], _ plan: _Plan, _ component: Int
    ) {
        self.reason = reason
        self.request = request
        source = place
        self.isOnMain = isOnMain
        self.target = target
        self.askers = askers
        self.plan = plan
        self.component = component
    }

    /// The graph.
    package var model: _GraphModel { plan.graph.model }

    /// The short words: what is wrong, where, and one way out.
    package var diagnostic: Diagnostic {
        let name = "'\(_spelling(of: request.type))'"
        let (id, message, fix): (Diagnostic.ID, String, String) =
            switch reason {
            case .noInjector:
                (
                    .noInjector, "\(name) is requested, but no module is loaded and no injector is current",
                    "load the modules first, or run the code within an injector: injector.run { … }"
                )
            case .notOffered: (.notOffered, "\(name) is not offered", "offer it where it is bound")
            case .unanswered where target == nil:
                (.missingBinding, "no binding for \(name)", "bind it in the component that is asked, or above")
            case .unanswered where !isOnMain && target.map { model.flow?.isReadOnMain($0, in: model) == true } == true:
                (
                    .mainActorRequired, "\(name) belongs to the main actor",
                    "request it through onMainActor of the injector"
                )
            case .unanswered:
                (.effectRequired, "\(name) can't be made synchronously", "request an AsyncProvider of it")
            }
        let words = _Words.current
        let steps = askers.map { maker in
            var step = words.step(for: maker, in: model)
            step.relation = .requestedWhileMaking
            return step
        }
        let asked = Diagnostic.Step(.requested, name: "", place: place)
        return Diagnostic(
            id: id, severity: .error, subject: _spelling(of: request.type), message: message, trace: [asked] + steps,
            fixes: [fix])
    }
}

/// The long words for refusals.
package protocol _RefusalWords {
    /// Explains why a request is not answered.
    static func diagnostic(of refusal: _Refusal) -> Diagnostic
}

/// The ids of refusals.
extension Diagnostic.ID {
    /// An error at run time: a request for something that the injector's graph binds but does not offer.
    public static let notOffered: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/NotOffered")
    /// An error at run time: something is requested by its type where no injector is current and no module is loaded.
    public static let noInjector: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/NoInjector")
}
