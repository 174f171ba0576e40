// SPDX-License-Identifier: Apache-2.0

/// The value that decides about a binding while the component is planned.
public let isFull = false
