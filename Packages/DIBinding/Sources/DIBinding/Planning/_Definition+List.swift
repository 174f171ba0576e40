// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Definition {
    /// Makes the definition of a component that is a list of declarations: it has no root and no seed.
    package init(_ declarations: _Declarations, in circumstances: _Circumstances) {
        self = Self.recorded([declarations], of: declarations.owner, in: circumstances).definition
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

    /// Makes the definition of what was recorded without a component.
    init(of recorder: _Recorder, named owner: Any.Type) {
        content = recorder.close()
        choices = recorder.closeChoices()
        type = ListComponent.self
        name = owner
        scope = ListComponent.Scope.self
        seedKey = nil
        seedElement = ListComponent.Seed.self
        rootType = nil
        construction = ListComponent.Construction._effects
    }
}

/// The component of a list of declarations. Nothing configures it, and nothing builds it by its root.
package enum ListComponent: RootComponent {
    package typealias Scope = Singleton

    package static func configure(binder: Binder<Singleton>) {}

    package static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> {
        bind.to(value: ())
    }
}
