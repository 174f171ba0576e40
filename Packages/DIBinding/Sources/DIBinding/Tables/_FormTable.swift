// SPDX-License-Identifier: Apache-2.0

import DICore

/// The forms of requested types, each found once.
struct _FormTable {
    private var indices: _AddressTable = _AddressTable()
    private var forms: [_Form] = []

    /// Returns the form of a type, or nil for a plain key.
    mutating func form(of type: Any.Type) -> _Form? {
        if let index = indices[ObjectIdentifier(type)] { return forms[index] }
        guard let form = _Form.find(type) else { return nil }
        _ = indices.insert(forms.count, for: ObjectIdentifier(type))
        forms.append(form)
        return form
    }
}
