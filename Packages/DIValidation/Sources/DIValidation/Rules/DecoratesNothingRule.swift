// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/DecoratesNothing`: a decorator of a key that neither its component nor an ancestor binds, for example after a renaming.
///
/// An overriding module's decorator is a finding only if no component binds its key. A line is one finding in all
/// places of its component.
enum DecoratesNothingRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        var seen: Set<SourceLine> = []
        for index in model.bindings.indices where model.bindings[index].kind == .decorator {
            guard model.bindings[index].inner < 0 else { continue }
            let component = model.components[model.bindings[index].component].type
            let line = SourceLine(model.bindings[index].key, model.bindings[index].place, in: component)
            guard seen.insert(line).inserted else { continue }
            findings.append(_Finding(.decoratesNothing, index))
        }
        for index in model.unusedOverrides.indices where model.unusedOverrides[index].isDecorator {
            findings.append(_Finding(.decoratesNothing, -1, index))
        }
    }
}
