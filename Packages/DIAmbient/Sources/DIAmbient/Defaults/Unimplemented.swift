// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

extension Diagnostic.ID {
    /// An error at run time: a declared default has no implementation in this run context, and no graph binds it.
    public static let unimplemented: Diagnostic.ID = "DI/Unimplemented"
}

extension Default {
    /// Makes a value in a run context for a request, and reports a placeholder.
    func make(in context: RunContext, requestedAt place: _SourcePlace) -> V {
        let variant = variant(in: context)
        if variant.isUnimplemented { CurrentInjector.report(unimplemented(in: context, place.place)) }
        return variant.make()
    }

    private func unimplemented(in context: RunContext, _ place: Place) -> Diagnostic {
        let name = declaration.name.description
        let isOnlyHere = context == .test && !variant(in: .live).isUnimplemented
        return Diagnostic(
            id: .unimplemented, severity: .error, subject: name,
            message: "the default '\(name)' is not implemented\(isOnlyHere ? " in tests" : "")",
            trace: [
                Diagnostic.Step(.declared, name: "", place: declaration.place),
                Diagnostic.Step(.usedHere, name: "", place: place),
            ],
            fixes: ["bind it in the graph: binder.bind(\\.\(name)) or factory(\\.\(name))"])
    }
}

extension Diagnostic.Step.Relation {
    /// The step declares the subject.
    static let declared: Self = Self(rawValue: "declared")
    /// The step uses the subject.
    static let usedHere: Self = Self(rawValue: "requested")
}

extension CurrentInjector {
    /// Reports a diagnostic that can't be thrown: to the innermost run that takes it, or on standard error.
    static func report(_ diagnostic: Diagnostic) {
        if _Scope.count.load(ordering: .relaxed) != 0, let report = _Scope.current?.report {
            report(diagnostic)
        } else {
            _writeToStandardError("\(diagnostic)\n")
        }
    }
}
