// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation

/// The part of a response that has arrived.
struct PartialResponse: Sendable {
    private var header = ResponseHeader()
    private var body = Data()
    /// The failure of a response that exceeds a limit.
    private(set) var excess: TransportFailure?

    /// Reads a line of the header; returns false beyond the limit.
    mutating func readHeaderLine(_ bytes: UnsafeRawBufferPointer, _ limits: TransferLimits) -> Bool {
        header.read(bytes)
        if header.size > limits.largestHeader { excess = .tooLargeHeader }
        return excess == nil
    }

    /// Reads a part of the unpacked body; returns false beyond the limit.
    mutating func readBody(_ bytes: UnsafeRawBufferPointer, _ limits: TransferLimits) -> Bool {
        if bytes.count > limits.largestBody - body.count {
            excess = .tooLargeBody(limits, isUnpacked: header.isEncoded)
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
