// SPDX-License-Identifier: Apache-2.0

extension Sequence {
    /// Returns the elements sorted as `sorted(by:)` does, but by one function for all types.
    ///
    /// The compiler specialises the standard library's sort for each type and each closure: about 4 KB of a program,
    /// even if the program sorts nothing. This function calls the closure indirectly, so it is only for mistakes,
    /// differences and pages.
    ///
    /// Complexity: O(*n* log *n*).
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func _sorted(by precedes: (Element, Element) -> Bool) -> [Element] {
        var elements = Array(self)
        elements.sort(by: precedes)
        return elements
    }
}
