// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/OverrideTargetsNothing`: an override of a key that nothing else binds, for example after a renaming.
enum OverrideTargetsNothingRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        for index in model.unusedOverrides.indices where !model.unusedOverrides[index].isDecorator {
            findings.append(_Finding(.overrideTargetsNothing, index))
        }
    }
}
