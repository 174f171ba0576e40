// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A request that ends the process: nothing binds the key, no injector is current, or the value throws, awaits or belongs to
/// the main actor.
package struct _Refusal {
    /// The requested key, in its shape.
    package let request: _Key
    /// The key that it leads to.
    package let key: _Key
    /// The binding of that key, if there is one.
    package let target: Int?
    /// The place of the request.
    package let place: _SourcePlace
    /// Whether the request is made on the main actor.
    package let isOnMain: Bool
    /// The bindings under construction that make the request, the innermost first.
    package let askers: [Int]
    /// The plan of the injector.
    package let plan: _Plan
    /// The component of the injector.
    package let component: Int

    init(
        of request: _Key, leadingTo key: _Key, _ target: Int?, at place: _SourcePlace, isOnMain: Bool, by askers: [Int],
        _ plan: _Plan, _ component: Int
    ) {
        self.request = request
        self.key = key
        self.target = target
        self.place = place
        self.isOnMain = isOnMain
        self.askers = askers
        self.plan = plan
        self.component = component
    }

    /// The graph.
    package var model: _GraphModel { plan.graph.model }

    /// The short message: the mistake, its place, and one fix.
    package var diagnostic: Diagnostic {
        let name = "'\(_spelling(of: request.type))'"
        let (id, message, fix): (Diagnostic.ID, String, String) =
            if plan.options.isPlaceholder {
                (
                    .noInjector, "\(name) is requested, but no module is loaded and no injector is current",
                    "load the modules first, or run the code within an injector: injector.run { … }"
                )
            } else if target == nil {
                (.missingBinding, "no binding for \(name)", "bind it in the component that is asked, or above")
            } else if !isOnMain, target.map({ model.flow?.isReadOnMain($0, in: model) == true }) == true {
                (
                    .mainActorRequired, "\(name) belongs to the main actor",
                    "request it through onMainActor of the injector"
                )
            } else {
                (.effectRequired, "\(name) can't be made synchronously", "request an AsyncProvider of it")
            }
        let words = _Words.current
        let steps = askers.map { maker in
            var step = words.step(for: maker, in: model)
            step.relation = .requestedWhileMaking
            return step
        }
        let asked = Diagnostic.Step(.requested, name: "", place: place.place)
        return Diagnostic(
            id: id, severity: .error, subject: _spelling(of: request.type), message: message, trace: [asked] + steps,
            fixes: [fix])
    }
}

/// The long messages of refusals.
package protocol _RefusalWords {
    /// Explains why a request has no answer.
    static func diagnostic(of refusal: _Refusal) -> Diagnostic
}

/// The id of a refusal.
extension Diagnostic.ID {
    /// An error at run time: a type is requested where no injector is current and no module is loaded.
    public static let noInjector: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/NoInjector")
}
