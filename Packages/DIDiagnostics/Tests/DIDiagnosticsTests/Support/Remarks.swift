// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

@testable import DIDiagnostics

/// The warnings and notes of a graph.
func remarks(on model: _GraphModel, beside errors: [_Finding]) -> [Remark] {
    RemarkRules.remarks(on: model, beside: errors)
}
