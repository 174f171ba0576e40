// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A list that leaves out each bad element with a complaint instead of failing as a whole.
package struct LossyList<Element: Decodable & Sendable>: Decodable, Sendable {
    /// The decoded elements, in the order of the source.
    package let elements: [Element]
    /// One sentence for each bad element.
    package let complaints: [String]

    /// Decodes an array; fails only if the source is not an array.
    package init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        var complaints: [String] = []
        while !container.isAtEnd {
            let position = container.currentIndex
            let attempt = try container.decode(Attempt.self)
            switch attempt.result {
            case .success(let element): elements.append(element)
            case .failure(let error):
                complaints.append("element \(position) was left out: \(DecodingComplaint.describe(error))")
            }
        }
        self.elements = elements
        self.complaints = complaints
    }

    /// The result of decoding an element. It never throws, so that the container always advances to the next element.
    private struct Attempt: Decodable {
        let result: Result<Element, any Error>

        init(from decoder: any Decoder) throws {
            result = Result { try Element(from: decoder) }
        }
    }
}
