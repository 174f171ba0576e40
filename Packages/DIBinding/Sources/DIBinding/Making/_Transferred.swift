// SPDX-License-Identifier: Apache-2.0

/// A value on its way from the isolation that made it to the one that requested it.
struct _Transferred<Value>: @unchecked Sendable {
    // Proof of @unchecked Sendable: made for one hand-over. The graph's rules ensure that a value which isn't Sendable
    // ends where it was made, or was made for the requester.
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
