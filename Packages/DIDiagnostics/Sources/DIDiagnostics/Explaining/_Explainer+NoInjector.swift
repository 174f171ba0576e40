// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// Explains a request where no injector is.
    func noInjector(for request: _Key, at place: Place) -> Diagnostic {
        Diagnostic(
            id: .noInjector, severity: .error, subject: subject(request),
            message: "\(quoted(request)) is requested, but no module is loaded and no injector is current",
            trace: [Diagnostic.Step(.requested, name: "", place: place)],
            fixes: [
                "load the modules before the first request: ModuleStack.shared.load { … }",
                "run the code within an injector: injector.run { … }",
            ])
    }
}
