// SPDX-License-Identifier: Apache-2.0

/// FNV-1a of 64 bits, of texts that are added one after the other. The programs have the same function, see `Walk`.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The fingerprint of nothing.
    public init() {}

    /// Adds a text and its end.
    public mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0xFF)
    }

    private mutating func add(_ byte: UInt8) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// The hash in sixteen hexadecimal digits.
    public var description: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
