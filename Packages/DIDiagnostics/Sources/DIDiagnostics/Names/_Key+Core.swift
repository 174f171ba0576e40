// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Key {
    /// Returns the type within tags, wrappers, optionals and collections, which easily confused keys have in common.
    package static func core(of type: Any.Type) -> Any.Type {
        var core = type
        // No type that can be requested nests deeper.
        for _ in 0..<4 {
            guard let inner = inner(of: core) else { break }
            core = inner
        }
        return core
    }

    private static func inner(of type: Any.Type) -> Any.Type? {
        let element = _Key(type).element
        if element != type { return element }
        if let form = _Form.find(type) { return form.value }
        return contributions(to: type)?._part
    }
}
