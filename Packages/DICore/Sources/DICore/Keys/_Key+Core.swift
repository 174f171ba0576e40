// SPDX-License-Identifier: Apache-2.0

extension _Key {
    /// The type within tags, wrappers, optionals and collections: what keys that are easily mistaken for each other share.
    public static func core(of type: Any.Type) -> Any.Type {
        var core = type
        // Nothing that can be asked for nests deeper.
        for _ in 0..<4 {
            guard let inner = inner(of: core) else { break }
            core = inner
        }
        return core
    }

    private static func inner(of type: Any.Type) -> Any.Type? {
        if let tag = tag(of: type) { return tag._element }
        if let form = _Form(of: type) { return form.value }
        return (type as? any _CollectionShape.Type)?._part
    }
}
