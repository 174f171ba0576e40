// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A list that survives bad elements: each costs its row and leaves a complaint, never the page.
public struct LossyList<Element: Decodable & Sendable>: Decodable, Sendable {
    /// The elements that could be read, in the order of the source.
    public let elements: [Element]
    /// One sentence for each element that could not be read.
    public let complaints: [String]

    /// Reads an array, and only fails if the source is not an array.
    public init(from decoder: any Decoder) throws {
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

    /// Decoding an element never throws, so that the container always moves on to the next one.
    private struct Attempt: Decodable {
        let result: Result<Element, any Error>

        init(from decoder: any Decoder) throws {
            result = Result { try Element(from: decoder) }
        }
    }
}
