// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/OpaqueKept`: a shared instance of an opaque factory that an overlay takes over, although its dependencies may be replaced.
enum OpaqueKeptRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        for index in model.bindings.indices where model.bindings[index].isOpaque && model.bindings[index].isTakenOver {
            guard !model.allows(.opaqueKept, for: index) else { continue }
            findings.append(
                Remark(.opaqueKept, index) { words in
                    words.diagnostic(
                        .opaqueKept, .note, on: index,
                        "\(words.called(index)) is inherited unchanged: the requests of its factory are unknown",
                        trace: [words.boundStep(index)],
                        fixes: [
                            "take its dependencies as parameters: $0 instead of $0()",
                            "declare it in the overlay, too, if a new instance is intended",
                        ])
                })
        }
    }
}
