// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import CCurl
import Foundation
import Synchronization

/// A request that is under way, and the part of its response that has arrived.
final class Transfer: Sendable {
    typealias Outcome = Result<HTTPResponse, TransportFailure>
    typealias Continuation = CheckedContinuation<Outcome, Never>

    private struct State {
        var continuation: Continuation?
        /// The outcome, as soon as there is one.
        var outcome: Outcome?
        var response = PartialResponse()
    }

    private let request: HTTPRequest
    private let limits: TransferLimits
    private let environment: NetworkEnvironment
    private let state = Mutex(State())

    init(_ request: HTTPRequest, limits: TransferLimits, environment: NetworkEnvironment) {
        self.request = request
        self.limits = limits
        self.environment = environment
    }

    /// Whether nothing has finished it.
    var isUnfinished: Bool { state.withLock { $0.outcome == nil } }

    /// Stores the continuation for the outcome; if there is an outcome already, resumes it and returns false.
    func begin(with continuation: Continuation) -> Bool {
        let outcome = state.withLock { state in
            if state.outcome == nil { state.continuation = continuation }
            return state.outcome
        }
        if let outcome { continuation.resume(returning: outcome) }
        return outcome == nil
    }

    /// Finishes it, unless it is finished.
    func finish(_ outcome: Outcome) {
        let continuation = state.withLock { state -> Continuation? in
            guard state.outcome == nil else { return nil }
            state.outcome = outcome
            return state.continuation.take()
        }
        continuation?.resume(returning: outcome)
    }
}

extension Transfer {
    /// Starts the transfer in libcurl, whose handle must not outlive this object; nil if libcurl refuses the request.
    func startHandle(in multi: OpaquePointer) -> OpaquePointer? {
        // Proof of Unmanaged: `TransferLoop` retains this object until it has freed the handle.
        let context = Unmanaged.passUnretained(self).toOpaque()
        guard let lines = RequestHeader.lines(of: request),
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

    /// Returns the transfer of a handle.
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
        state.withLock { read(&$0.response, limits) }
    }

    /// Finishes it with the end of its handle.
    func finish(_ end: ccurl_end) {
        let response = state.withLock { $0.response }
        if end.outcome == CCURL_SUCCEEDED, let response = response.whole(status: end.status) {
            finish(.success(response))
        } else {
            finish(.failure(failure(end, response)))
        }
    }

    private func failure(_ end: ccurl_end, _ response: PartialResponse) -> TransportFailure {
        response.excess.map { TransportFailure($0, limits) }
            ?? TransportFailure(end, limits, environment, proxy: environment.proxy(for: request.url))
    }
}
