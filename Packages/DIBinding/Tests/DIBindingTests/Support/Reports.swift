// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics

/// Returns the text of what is wrong with a component; empty if nothing is.
func report<C: RootComponent>(_ component: C.Type, overriding: [any Module.Type] = []) -> String {
    do {
        try component.validate(overriding: overriding)
        return ""
    } catch {
        return error.description
    }
}

/// Returns the ids of what is wrong with a component, in their order; warnings have tests of their own.
func mistakes<C: RootComponent>(of component: C.Type, overriding: [any Module.Type] = []) -> [Diagnostic.ID] {
    do {
        try component.validate(overriding: overriding)
        return []
    } catch {
        return error.diagnostics.filter { $0.severity == .error }.map(\.id)
    }
}
