// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Reads values out of the API's JSON and tells about the rows that could not be read.
public struct AnswerDecoder: Sendable {
    private let notices: any Notices

    /// Makes a decoder.
    public init(notices: any Notices) { self.notices = notices }

    /// The elements of a list; a bad one costs its row and a warning.
    public func list<Item: Decodable & Sendable>(_ type: Item.Type, in answer: APIAnswer) throws(APIFailure) -> [Item] {
        let list = try decode(LossyList<Item>.self, in: answer)
        tell(list.complaints, answer)
        return list.elements
    }

    /// A page of what a search has found; a bad result costs its row and a warning.
    public func results<Item: Decodable & Sendable>(
        _ type: Item.Type, in answer: APIAnswer
    ) throws(APIFailure) -> SearchResults<Item> {
        let results = try decode(SearchResults<Item>.self, in: answer)
        tell(results.items.complaints, answer)
        return results
    }

    private func tell(_ complaints: [String], _ answer: APIAnswer) {
        for complaint in complaints.prefix(5) {
            notices.post(Notice(.warning, "\(answer.url.path): \(complaint)"))
        }
        if complaints.count > 5 {
            notices.post(Notice(.warning, "\(answer.url.path): and \(complaints.count - 5) more"))
        }
    }

    /// A single value.
    public func value<Item: Decodable & Sendable>(_ type: Item.Type, in answer: APIAnswer) throws(APIFailure) -> Item {
        try decode(type, in: answer)
    }

    /// One thing of an answer, with how new it is.
    func reading<Item: Decodable & Sendable>(
        _ type: Item.Type, in answer: APIAnswer
    ) throws(APIFailure) -> Reading<Item> {
        Reading(try decode(type, in: answer), in: answer)
    }

    private func decode<Value: Decodable>(_ type: Value.Type, in answer: APIAnswer) throws(APIFailure) -> Value {
        do {
            return try JSONDecoder().decode(type, from: answer.body)
        } catch {
            throw APIFailure(
                .unusable,
                "the answer of \(answer.source.place) is unusable: "
                    + DecodingComplaint.describe(error),
                advice: ["is this the address of the API? see --api-url"])
        }
    }
}
