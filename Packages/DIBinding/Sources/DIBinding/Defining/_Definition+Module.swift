// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Definition {
    /// Makes the definition of a module alone, closed, with what it requires as given.
    package init<M: Module>(module: M.Type, in circumstances: _Circumstances) {
        let recorder = _Recorder(for: M.self, in: circumstances)
        recorder.include(M.self)
        recorder.within(M.self, nil) { recorder.require(nil, _SourcePlace("", 0)) }
        for word in recorder.walls?.words ?? [] where word.inclusion == 1 {
            guard let key = word.key else { continue }
            let entry = _Entry(recorder, _BindingDraft(nil, binding: key.element))
            entry.draft.key = key
            entry.draft.isDefault = true
            // Proof: a graph of a module alone is judged and never built.
            entry._record(.value, [], word.place) { _ in preconditionFailure("a requirement has no instance") }
        }
        self.init(of: recorder, named: M.self)
    }
}
