// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Definition {
    /// Makes the definition of a module alone, with stand-ins for given keys, which count where the module doesn't bind them.
    package convenience init<M: Module>(
        module: M.Type, given keys: [_Key] = [], _ place: _SourcePlace = _SourcePlace("", 0),
        in circumstances: _Circumstances
    ) {
        let recorder = _Recorder(for: M.self, in: circumstances)
        recorder.include(_Inclusion(module: M.self))
        for key in keys {
            let entry = _Entry(recorder, nil, binding: key.element)
            entry.key = key
            entry.isDefault = true
            // Proof: a graph of a module alone is judged and never built.
            entry._record(.value, [], place) { _ in
                preconditionFailure("'\(key.element)' is given to '\(M.self)' for its check alone, so nothing makes it")
            }
        }
        self.init(of: recorder, named: M.self)
        again = { _Definition(module: M.self, given: keys, place, in: $0) }
    }
}
