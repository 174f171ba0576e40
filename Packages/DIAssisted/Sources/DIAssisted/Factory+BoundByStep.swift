// SPDX-License-Identifier: Apache-2.0

import DICore

extension Factory: _Described {}
extension Assisted: _Described {}

extension Factory: _BoundByStep {
    /// Returns the call that makes such a binding.
    public static func _step(naming name: (Any.Type) -> String) -> String {
        let element = "bindFactory(\(_expression(of: name(F.Element.self))).self)"
        return F.self == EmptySeed<F.Element>.self ? element : element + ".with(\(name(F.self)).self)"
    }
}
