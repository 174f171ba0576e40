// SPDX-License-Identifier: Apache-2.0

/// An option such as `--server.port=80`, which is left to the program but may have been intended for a property.
struct LookalikeOption: Hashable {
    let path: PropertyPath
    /// The index of the argument, from 1.
    let argument: Int
}
