// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The strings that follow each other at a place of a MessagePack file.
struct MessagePackStrings: IteratorProtocol {
    private let data: Data
    private var place: Data.Index

    /// Starts at a place.
    init(_ data: Data, at place: Data.Index) {
        self.data = data
        self.place = place
    }

    /// Returns the next string; nil for another kind of value and at the end of the file.
    mutating func next() -> String? {
        guard let head = byte(at: place) else { return nil }
        let width: Int
        switch head {
        case 0xA0...0xBF: width = 0
        case 0xD9: width = 1
        case 0xDA: width = 2
        case 0xDB: width = 4
        default: return nil
        }
        var count = width == 0 ? Int(head & 0x1F) : 0
        for index in 0..<width {
            guard let digit = byte(at: place + 1 + index) else { return nil }
            count = count << 8 | Int(digit)
        }
        let start = place + 1 + width
        guard count <= data.endIndex - start else { return nil }
        place = start + count
        return String(decoding: data[start..<place], as: UTF8.self)
    }

    private func byte(at place: Data.Index) -> UInt8? {
        place < data.endIndex ? data[place] : nil
    }
}
