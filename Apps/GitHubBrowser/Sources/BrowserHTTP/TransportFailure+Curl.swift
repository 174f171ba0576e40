// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import CCurl
import Foundation

extension TransportFailure {
    static let tooLargeHeader = TransportFailure(.tooLarge, detail: "its header is too large")

    static func tooLargeBody(_ limits: TransferLimits, isUnpacked: Bool = false) -> TransportFailure {
        let verb = isUnpacked ? "unpacks to" : "has"
        return TransportFailure(.tooLarge, detail: "it \(verb) more than \(ByteSize.describe(limits.largestBody))")
    }

    /// Sorts the failures of libcurl by the advice that users need.
    init(
        _ end: ccurl_end, _ limits: TransferLimits, _ environment: NetworkEnvironment, proxy: NetworkEnvironment.Proxy?
    ) {
        // libcurl doesn't say whether NO_PROXY excepts the host.
        let route = proxy.map { "\($0.variable) is set" } ?? ""
        let variable = proxy?.variable ?? "the environment"
        switch end.outcome {
        case CCURL_TOO_LARGE: self = .tooLargeBody(limits)
        case CCURL_HEADER_TOO_LARGE: self = .tooLargeHeader
        case CCURL_NO_CONNECTION: self.init(system: Int32(end.system_error), detail: route)
        case CCURL_UNKNOWN_HOST: self.init(.unknownHost, detail: route)
        case CCURL_UNKNOWN_PROXY: self.init(.other, detail: "the host of the proxy in \(variable) is unknown")
        case CCURL_REFUSED_BY_PROXY:
            let status = end.proxy_status == 0 ? "" : " (\(end.proxy_status))"
            self.init(.other, detail: "the proxy in \(variable) refused\(status)")
        case CCURL_TIMED_OUT: self.init(.timedOut, detail: route)
        // Without an error, the header is incomplete. Newer versions stop by themselves at a body that can't be unpacked.
        case CCURL_SUCCEEDED, CCURL_STOPPED, CCURL_INTERRUPTED: self.init(.interrupted)
        case CCURL_NOT_HTTP: self.init(.other, detail: "the server there does not speak HTTP")
        case CCURL_NO_CERTIFICATES:
            let variable = environment.certificateFile == nil ? nil : "SSL_CERT_FILE"
            self.init(.other, detail: "the certificates\(variable.map { " in \($0)" } ?? "") can't be read")
        case CCURL_NOT_SECURE:
            self.init(.other, detail: "no secure connection could be made; is its certificate valid?")
        default: self.init(.other, detail: String(cString: end.description))
        }
    }

    private init(system number: Int32, detail: String) {
        switch number {
        case ECONNREFUSED: self.init(.refused, detail: detail)
        case ETIMEDOUT: self.init(.timedOut, detail: detail)
        case ECONNRESET, EPIPE: self.init(.interrupted)
        case 0: self.init(.other, detail: "the connection failed")
        default: self.init(.other, detail: String(cString: strerror(number)))
        }
    }
}
