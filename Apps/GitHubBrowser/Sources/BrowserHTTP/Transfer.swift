// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import CCurl
import Foundation
import Synchronization

/// A request that is under way, and the part of its response that has arrived.
final class Transfer: Sendable {
    let outcome = Promise<Result<HTTPResponse, TransportFailure>>()
    private let request: HTTPRequest
    private let limits: TransferLimits
    private let environment: NetworkEnvironment
    private let response = Mutex(PartialResponse())

    init(_ request: HTTPRequest, limits: TransferLimits, environment: NetworkEnvironment) {
        self.request = request
        self.limits = limits
        self.environment = environment
    }
}

extension Transfer {
    /// Starts the transfer in libcurl, whose handle must not outlive this object; nil if libcurl refuses the request.
    func startHandle(in multi: OpaquePointer) -> OpaquePointer? {
        // Proof of Unmanaged: `TransferLoop` retains this object until it has freed the handle.
        let context = Unmanaged.passUnretained(self).toOpaque()
        guard let lines = request.headerLines,
            let handle = ccurl_make(context, Self.receiveHeaderLine, Self.receiveBody)
        else { return nil }
        let proxy = environment.proxy(for: request.url)?.address ?? ""
        let isStarted =
            ccurl_set_request(handle, request.method, request.url.absoluteString)
            && lines.allSatisfy { ccurl_add_field(handle, $0) }
            && ccurl_set_proxy(handle, proxy, environment.unproxiedHosts)
            && ccurl_set_certificates(handle, environment.certificateFile, environment.certificateFolder)
            && ccurl_set_limits(handle, limits.connectMilliseconds, limits.milliseconds, Int64(limits.largestBody))
            && ccurl_start(multi, handle)
        if isStarted { return handle }
        ccurl_free(multi, handle)
        return nil
    }

    static func owner(of context: UnsafeMutableRawPointer) -> Transfer {
        // Proof of Unmanaged: the context is that of `startHandle`, whose handle doesn't outlive the object.
        Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    }

    private static let receiveHeaderLine: ccurl_receiver = { bytes, count, context in
        Transfer.owner(of: context).receive { response, limits in
            response.readHeaderLine(UnsafeRawBufferPointer(start: bytes, count: count), limits)
        }
    }

    private static let receiveBody: ccurl_receiver = { bytes, count, context in
        Transfer.owner(of: context).receive { response, limits in
            response.readBody(UnsafeRawBufferPointer(start: bytes, count: count), limits)
        }
    }

    private func receive(_ read: (inout PartialResponse, TransferLimits) -> Bool) -> Bool {
        response.withLock { read(&$0, limits) }
    }

    /// Keeps the outcome that the end of the handle means.
    func finish(_ end: ccurl_end) {
        let response = response.withLock { $0 }
        if end.outcome == CCURL_SUCCEEDED, let whole = response.whole(status: end.status) {
            outcome.keep(.success(whole))
        } else {
            outcome.keep(
                .failure(
                    response.excess
                        ?? TransportFailure(end, limits, environment, proxy: environment.proxy(for: request.url))))
        }
    }
}

extension HTTPRequest {
    /// The header in libcurl's form; nil if a text isn't what HTTP allows, such as a value of two lines, which would
    /// be two fields.
    var headerLines: [String]? {
        // libcurl's own field, unless the request has one.
        var lines = headers["Accept"] == nil ? ["Accept:"] : []
        for field in headers.fields {
            guard field.value.utf8.allSatisfy(Self.isOfValue) else { return nil }
            // A name with a colon alone removes a field.
            lines.append(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
        }
        return lines
    }

    private static func isOfValue(_ byte: UInt8) -> Bool { byte == 0x09 || byte >= 0x20 && byte != 0x7F }
}
