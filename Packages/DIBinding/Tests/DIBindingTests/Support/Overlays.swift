// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// Returns an injector over another one, whose child graph has a module's bindings and decorators.
func overlay<M: Module>(_ injector: Injector, with module: M.Type) throws -> Injector {
    var declarations = _Declarations(of: M.self)
    declarations.append(module: M.self, allowing: [], _SourcePlace(#fileID, #line))
    return try Injector(_overlaying: injector, with: declarations, _PlanOptions())
}
