// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/OpaqueNeeds`: a factory that requests its dependencies while it runs, so these aren't checked.
///
/// Each line is one finding, in all places of its component.
enum OpaqueNeedsRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        var lines: Set<SourceLine> = []
        for index in model.bindings.indices where model.bindings[index].isOpaque {
            guard !model.allows(.opaqueNeeds, for: index) else { continue }
            let line = SourceLine(model.bindings[index].key, model.bindings[index].place)
            guard lines.insert(line).inserted else { continue }
            findings.append(
                Remark(.opaqueNeeds, index) { words in
                    words.diagnostic(
                        .opaqueNeeds, .warning, on: index,
                        "the dependencies of \(words.called(index)) are not checked: its factory requests them while it runs",
                        trace: [words.boundStep(index)], fixes: ["take them as parameters: $0 instead of $0()"])
                })
        }
    }
}
