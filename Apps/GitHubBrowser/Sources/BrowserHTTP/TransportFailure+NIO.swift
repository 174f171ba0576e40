// SPDX-License-Identifier: Apache-2.0

import AsyncHTTPClient
import BrowserModels
import BrowserNetworking
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension TransportFailure {
    /// Sorts an error of the network libraries by what a person does about it.
    init(_ error: any Error, largestBody: Int) {
        switch error {
        case let error as HTTPClientError: self.init(client: error)
        case let error as NIOConnectionError: self.init(connection: error)
        case let error as IOError: self.init(input: error)
        case is CancellationError: self.init(.cancelled)
        case is NIOTooManyBytesError: self.init(.tooLarge, detail: "it has more than \(ByteSize.describe(largestBody))")
        // The unpacking stops by itself: what is sent in one piece may come to a thousand times as much.
        case NIOHTTPDecompression.DecompressionError.limit:
            self.init(.tooLarge, detail: "it unpacks to more than \(ByteSize.describe(largestBody))")
        case HTTPParserError.invalidEOFState, is NIOHTTPDecompression.DecompressionError: self.init(.interrupted)
        case is HTTPParserError: self.init(.other, detail: "the server there does not speak HTTP")
        case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError:
            self.init(.other, detail: "no secure connection could be made; is its certificate valid?")
        default: self.init(.other, detail: "the connection failed")
        }
    }

    private static let timeouts: [HTTPClientError] = [
        .connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded, .tlsHandshakeTimeout,
        .getConnectionFromPoolTimeout,
    ]

    private init(client error: HTTPClientError) {
        switch error {
        case _ where Self.timeouts.contains(error): self.init(.timedOut)
        case .cancelled: self.init(.cancelled)
        case .remoteConnectionClosed: self.init(.interrupted)
        default: self.init(.other, detail: error.shortDescription)
        }
    }

    private init(connection error: NIOConnectionError) {
        let failures = error.connectionErrors.map(\.error)
        if failures.isEmpty, error.dnsAError != nil || error.dnsAAAAError != nil {
            self.init(.unknownHost)
        } else if let failure = failures.compactMap({ $0 as? IOError }).first {
            self.init(input: failure)
        } else if failures.contains(where: { $0 is ChannelError }) {
            self.init(.timedOut)
        } else {
            self.init(.other, detail: "the connection failed")
        }
    }

    private init(input error: IOError) {
        switch error.errnoCode {
        case ECONNREFUSED: self.init(.refused)
        case ETIMEDOUT: self.init(.timedOut)
        case ECONNRESET, EPIPE: self.init(.interrupted)
        default: self.init(.other, detail: String(cString: strerror(error.errnoCode)))
        }
    }
}
