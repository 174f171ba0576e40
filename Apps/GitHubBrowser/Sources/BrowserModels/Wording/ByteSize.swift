// SPDX-License-Identifier: Apache-2.0

package enum ByteSize {
    /// Returns a text such as `17 bytes` or `3.4 MB`; a kB is 1,000 bytes.
    package static func describe(_ bytes: Int) -> String {
        guard bytes >= 1_000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
        let (tenths, unit) =
            switch bytes {
            case ..<1_000_000: (bytes / 100, "kB")
            case ..<1_000_000_000: (bytes / 100_000, "MB")
            default: (bytes / 100_000_000, "GB")
            }
        return "\(tenths / 10).\(tenths % 10) \(unit)"
    }
}
