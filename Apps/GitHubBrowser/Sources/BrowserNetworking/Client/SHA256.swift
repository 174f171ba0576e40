// SPDX-License-Identifier: Apache-2.0

import Foundation

/// SHA-256 (FIPS 180-4), for names that reveal nothing of a token; no secret depends on the time that it takes.
enum SHA256 {
    /// Returns the digest of bytes as 64 hexadecimal digits.
    static func digits(of bytes: [UInt8]) -> String {
        var hash = initialHash
        let padded = pad(bytes)
        for start in stride(from: 0, to: padded.count, by: 64) { add(padded[start..<start + 64], to: &hash) }
        return hash.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Appends a 1, zeros up to a multiple of 64 bytes, and the number of bits in the last eight.
    private static func pad(_ bytes: [UInt8]) -> [UInt8] {
        let zeros = (119 - bytes.count % 64) % 64
        let length = UInt64(bytes.count) * 8
        return bytes + [0x80] + Array(repeating: 0, count: zeros)
            + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
    }

    private static func add(_ block: ArraySlice<UInt8>, to hash: inout [UInt32]) {
        var (a, b, c, d, e, f, g, h) = (hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7])
        for (word, constant) in zip(schedule(block), constants) {
            let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ (e & f ^ ~e & g) &+ constant &+ word
            let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ (a & b ^ a & c ^ b & c)
            (a, b, c, d, e, f, g, h) = (first &+ second, a, b, c, d &+ first, e, f, g)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= word }
    }

    private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
            block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (near, far) = (words[index - 2], words[index - 15])
            let first = rotate(far, 7) ^ rotate(far, 18) ^ far >> 3
            let second = rotate(near, 17) ^ rotate(near, 19) ^ near >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        return words
    }

    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 64 primes. The algorithm's numbers are the first 32 bits behind the point of their roots.
    private static let primes: [Double] = [
        2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107,
        109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223, 227, 229,
        233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307, 311,
    ]
    private static let initialHash = primes.prefix(8).map { fraction($0.squareRoot()) }
    private static let constants = primes.map { fraction(cbrt($0)) }

    private static func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 0x1_0000_0000) }
}
