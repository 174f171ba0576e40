// SPDX-License-Identifier: Apache-2.0

/// What the component binds to a value that is computed while it is planned.
public let isFull = false
