// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A hash of 128 bits of bytes and texts, the same in every process.
///
/// It distinguishes contents that differ by accident, not crafted ones. It takes whole words, because this code
/// runs without optimisation.
package struct ContentHash {
    private var first: UInt64 = 0x243F_6A88_85A3_08D3
    private var second: UInt64 = 0x1319_8A2E_0370_7344

    /// Adds bytes and their number.
    mutating func add(_ data: Data) {
        // Proof: reads whole words and then bytes, all below `bytes.count`, while the closure lasts.
        data.withUnsafeBytes { bytes in
            var place = 0
            while place + 8 <= bytes.count {
                mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
                place += 8
            }
            var rest: UInt64 = 0
            while place < bytes.count {
                rest = rest << 8 | UInt64(bytes[place])
                place += 1
            }
            mix(rest)
        }
        mix(UInt64(data.count))
    }

    /// Adds a text and its length.
    mutating func add(_ text: String) {
        add(Data(text.utf8))
    }

    private mutating func mix(_ word: UInt64) {
        first = (first ^ word) &* 0x9E37_79B9_7F4A_7C15
        first ^= first >> 29
        second = (second &+ word ^ first) &* 0xC2B2_AE3D_27D4_EB4F
        second ^= second >> 31
    }

    /// The hash as 32 digits.
    var text: String {
        [first, second].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Returns the hash of texts.
    package static func of(_ texts: [String]) -> String {
        var hash = ContentHash()
        for text in texts { hash.add(text) }
        return hash.text
    }
}
