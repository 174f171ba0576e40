// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Definition {
    /// Makes the definition of a component that is a list of declarations: it has no root and no seed.
    package convenience init(_ declarations: _Declarations, in circumstances: _Circumstances) {
        let recorder = _Recorder(for: declarations.owner, in: circumstances)
        declarations.record(in: recorder)
        self.init(of: recorder, named: declarations.owner)
        again = { _Definition(declarations, in: $0) }
    }

    /// Returns the definition of a component that is several lists of declarations, and the end of each one's entries.
    package static func recorded(
        _ lists: [_Declarations], of owner: Any.Type, in circumstances: _Circumstances
    ) -> (definition: _Definition, ends: [Int]) {
        let recorder = _Recorder(for: owner, in: circumstances)
        var ends: [Int] = []
        for list in lists {
            list.record(in: recorder)
            ends.append(recorder.count)
        }
        return (_Definition(of: recorder, named: owner), ends)
    }
}

/// The component of a list of declarations. Nothing configures it or builds its root.
package enum ListComponent: RootComponent {
    package typealias Scope = Singleton

    package static func configure(binder: Binder<Singleton>) {}

    package static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> {
        bind.to(value: ())
    }
}
