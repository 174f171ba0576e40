// SPDX-License-Identifier: Apache-2.0

import Testing

extension ExitTest.Result? {
    /// The text that a process wrote to standard error before its end.
    var said: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
}
