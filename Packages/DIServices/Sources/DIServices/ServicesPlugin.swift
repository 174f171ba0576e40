// SPDX-License-Identifier: Apache-2.0

#if Services

import DICore
import DIDiagnostics
import DIValidation
import ServiceLifecycle

/// A rule that warns of a shared `Service` that nothing runs.
///
/// Reports `DI/ServiceNotRunning` for each shared binding whose type conforms to `Service`, and that has neither `service()` nor
/// `running`. A service that another object runs is allowed where it is bound, by `allowing(.serviceNotRunning)`. Unshared
/// instances, and instances that are bound by a protocol, aren't checked.
///
/// It is a plugin, given with `import DIDiagnostics`:
///
/// ```swift
/// let factory = try ComponentFactory.of(ShopComponent.self, plugins: [ServicesPlugin()])
/// ```
public struct ServicesPlugin: GraphPlugin {
    /// Creates a plugin.
    public init() {}

    /// Reports the services that don't run.
    public func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        for (binding, element) in zip(graph.bindings, graph._elements)
        where binding.sharing != .unshared && element is any Service.Type && !binding.hooks.contains(.running) {
            // A qualified or tagged key has its quotes.
            let key = binding.key.hasPrefix("'") ? binding.key : "'\(binding.key)'"
            let subject = binding.kind == "contribution" ? "a contribution to \(key)" : key
            report.add(
                .serviceNotRunning, .warning, on: binding, "\(subject) is a Service, but nothing runs it",
                notes: ["a service does nothing until its 'run()' is called"],
                fixes: [
                    "bind it with service() after its sharing",
                    "allow it by allowing(.serviceNotRunning) if another object runs it",
                ])
        }
    }
}

extension Diagnostic.ID {
    /// A warning of `ServicesPlugin`: a shared instance is a `Service`, but is bound without `service()` and `running`.
    public static let serviceNotRunning: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ServiceNotRunning")
}

#endif
