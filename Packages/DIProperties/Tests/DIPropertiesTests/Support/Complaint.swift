// SPDX-License-Identifier: Apache-2.0

import DIProperties

/// Returns the text of what is thrown, or a text that no test expects.
func complaint(_ body: () throws -> some Any) -> String {
    do {
        let value = try body()
        return "nothing was thrown; the result is \(value)"
    } catch {
        return "\(error)"
    }
}
