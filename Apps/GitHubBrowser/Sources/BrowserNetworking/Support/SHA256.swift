// SPDX-License-Identifier: Apache-2.0

/// The digest of FIPS 180-4; here it names accounts in the cache without telling their tokens.
enum SHA256 {
    /// The digest of a text's UTF-8 form, in hexadecimal.
    static func hexadecimal(of text: String) -> String {
        digest(of: Array(text.utf8)).map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    private static func digest(of message: [UInt8]) -> [UInt32] {
        var state = initial
        let bytes = padded(message)
        for block in stride(from: 0, to: bytes.count, by: 64) {
            state = zip(state, compress(state, schedule(bytes[block..<block + 64]))).map { $0 &+ $1 }
        }
        return state
    }

    private static func padded(_ message: [UInt8]) -> [UInt8] {
        let zeros = (119 - message.count % 64) % 64
        let length = UInt64(message.count) * 8
        let tail = (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
        return message + [0x80] + [UInt8](repeating: 0, count: zeros) + tail
    }

    private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
            block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
            let second = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        return words
    }

    private static func compress(_ start: [UInt32], _ words: [UInt32]) -> [UInt32] {
        var v = start
        for index in 0..<64 {
            let choice = v[4] & v[5] ^ ~v[4] & v[6]
            let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
            let sumE = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)
            let sumA = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)
            let first = v[7] &+ sumE &+ choice &+ constants[index] &+ words[index]
            v = [first &+ sumA &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
        }
        return v
    }

    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static let initial: [UInt32] = [
        0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
    ]

    private static let constants: [UInt32] = [
        0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
        0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
        0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
        0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
        0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
        0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
        0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
        0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
    ]
}
