// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation

/// The part of a response that has arrived.
struct PartialResponse: Sendable {
    /// A limit that a response exceeds.
    enum Excess: Sendable {
        case header
        case body
        case unpackedBody
    }

    private var header = ResponseHeader()
    private var body = Data()
    /// The exceeded limit, if any.
    private(set) var excess: Excess?

    /// Reads a line of the header; returns false beyond the limit.
    mutating func readHeaderLine(_ bytes: UnsafeRawBufferPointer, _ limits: TransferLimits) -> Bool {
        header.read(bytes)
        if header.size > limits.largestHeader { excess = .header }
        return excess == nil
    }

    /// Reads a part of the unpacked body; returns false beyond the limit.
    mutating func readBody(_ bytes: UnsafeRawBufferPointer, _ limits: TransferLimits) -> Bool {
        if bytes.count > limits.largestBody - body.count {
            excess = header.isEncoded ? .unpackedBody : .body
        } else {
            body.append(contentsOf: bytes)
        }
        return excess == nil
    }

    /// Returns the response, if its header is complete.
    func whole(status: Int) -> HTTPResponse? {
        header.isComplete ? HTTPResponse(status: status, headers: HeaderFields(header.fields), body: body) : nil
    }
}
