// SPDX-License-Identifier: Apache-2.0

import DICore

/// An inclusion of a module or a list, or an installation of a component that is installed already.
struct _Inclusion {
    /// The module or component; nil for a list.
    let subject: Any.Type?
    /// The number of the inclusion that contains it, 0 for the component itself.
    let includer: Int
    /// The number of the inclusion to which it is private, or -1.
    let owner: Int
    /// The place, if it is known.
    let place: _SourcePlace?
    /// The entries that it has brought, those of its own inclusions among them.
    var entries: Range<Int> = 0..<0

    init(of subject: Any.Type?, by includer: Int, for owner: Int, _ place: _SourcePlace?) {
        self.subject = subject
        self.includer = includer
        self.owner = owner
        self.place = place
    }
}
