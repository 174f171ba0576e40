// SPDX-License-Identifier: Apache-2.0

import AsyncHTTPClient
import BrowserNetworking
import Foundation
import NIOCore
import NIOPosix

extension TransportFailure {
    /// Sorts an error of the network libraries by what a person does about it.
    init(_ error: any Error) {
        switch error {
        case let error as HTTPClientError where Self.timeouts.contains(error): self.init(.timedOut)
        case let error as NIOConnectionError: self.init(connection: error)
        case let error as IOError: self.init(input: error)
        case is CancellationError: self.init(.other, detail: "the request was cancelled")
        default: self.init(.other, detail: String(describing: error))
        }
    }

    private static let timeouts: [HTTPClientError] = [
        .connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded, .tlsHandshakeTimeout,
        .getConnectionFromPoolTimeout,
    ]

    private init(connection error: NIOConnectionError) {
        let failures = error.connectionErrors.map(\.error)
        if failures.isEmpty, error.dnsAError != nil || error.dnsAAAAError != nil {
            self.init(.unknownHost)
        } else if let failure = failures.compactMap({ $0 as? IOError }).first {
            self.init(input: failure)
        } else if failures.contains(where: { $0 is ChannelError }) {
            self.init(.timedOut)
        } else {
            self.init(.other, detail: String(describing: error))
        }
    }

    private init(input error: IOError) {
        switch error.errnoCode {
        case ECONNREFUSED: self.init(.refused)
        case ETIMEDOUT: self.init(.timedOut)
        default: self.init(.other, detail: String(cString: strerror(error.errnoCode)))
        }
    }
}
