// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import CCurl
import Foundation
import Synchronization

/// A thread on which libcurl moves the bytes of all transfers. It sleeps while there are none.
///
/// Only this thread uses libcurl. Other threads queue transfers in the state, and wake it.
final class TransferLoop: Sendable {
    /// The failure of a request to a closed transport.
    static let closed = TransportFailure(.other, detail: "the transport is closed")

    private struct State {
        var started: [Transfer] = []
        var cancelled: [Transfer] = []
        /// The reason for which the loop ends, and further transfers fail.
        var refusal: TransportFailure?
        /// The handle that other threads wake; nil before the first transfers are moved, and after the last ones.
        var multi: Multi?
    }

    /// Proof: other threads only call `curl_multi_wakeup`, which libcurl allows, with the lock, under which the handle is taken
    /// away before it is freed.
    private struct Multi: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    /// A transfer, which is retained as long as its handle exists.
    private struct Running {
        let transfer: Transfer
        let handle: OpaquePointer
    }

    private let state = Mutex(State())
    /// Kept when the thread has closed all connections.
    private let ended = Promise<Void>()

    init() {
        let thread = Thread { [self] in run() }
        thread.name = "ghb network"
        thread.start()
    }

    /// Starts a transfer, or fails it if the loop ends.
    func start(_ transfer: Transfer) {
        let refusal = change { $0.started.append(transfer) }
        if let refusal { transfer.outcome.keep(.failure(refusal)) }
    }

    /// Closes the connection of a transfer that is finished already.
    func cancel(_ transfer: Transfer) { _ = change { $0.cancelled.append(transfer) } }

    /// Lets the thread fail all transfers, close all connections and end.
    func stop() { stop(for: Self.closed) }

    /// Stops, and waits for that, but not long for a thread that waits for a name server.
    func close() async {
        let patience = Task { [self] in
            try await Task.sleep(for: .milliseconds(500))
            ended.keep(())
        }
        defer { patience.cancel() }
        stop()
        // In a task of its own, which is not cancelled with the caller.
        await Task { [ended] in await ended.value(orWhenCancelled: ()) }.value
    }

    private func stop(for reason: TransportFailure) { _ = change { $0.refusal = reason } }

    /// Changes the state unless the loop ends, and wakes the thread. Returns the reason why it ends.
    private func change(_ body: (inout State) -> Void) -> TransportFailure? {
        state.withLock { state in
            if let refusal = state.refusal { return refusal }
            body(&state)
            if let multi = state.multi { ccurl_wake(multi.pointer) }
            return nil
        }
    }

    // MARK: The thread

    private func run() {
        ccurl_block_signals()
        if let reason = ccurl_open() {
            end(with: TransportFailure(.noLibrary, detail: String(cString: reason)))
        } else if let multi = ccurl_multi_make() {
            state.withLock { $0.multi = Multi(pointer: multi) }
            move(in: multi)
        } else {
            end(with: TransportFailure(.other, detail: "libcurl has no memory"))
        }
    }

    private func move(in multi: OpaquePointer) {
        var running: [ObjectIdentifier: Running] = [:]
        while let (started, cancelled) = takeQueues() {
            for transfer in cancelled { cancel(transfer, &running, multi) }
            for transfer in started { start(transfer, &running, multi) }
            let isMoved = ccurl_perform(multi)
            finishEnded(&running, multi)
            guard isMoved, ccurl_wait(multi) else {
                stop(for: TransportFailure(.other, detail: "libcurl doesn't work"))
                continue
            }
        }
        end(running.values, multi)
    }

    /// Takes the transfers that other threads have queued; nil if the loop ends.
    private func takeQueues() -> (started: [Transfer], cancelled: [Transfer])? {
        state.withLock { state in
            guard state.refusal == nil else { return nil }
            defer { (state.started, state.cancelled) = ([], []) }
            return (state.started, state.cancelled)
        }
    }

    private func start(_ transfer: Transfer, _ running: inout [ObjectIdentifier: Running], _ multi: OpaquePointer) {
        guard !transfer.outcome.isKept else { return }
        if let handle = transfer.startHandle(in: multi) {
            running[ObjectIdentifier(transfer)] = Running(transfer: transfer, handle: handle)
        } else {
            transfer.outcome.keep(.failure(TransportFailure(.other, detail: "the request can't be sent")))
        }
    }

    private func cancel(_ transfer: Transfer, _ running: inout [ObjectIdentifier: Running], _ multi: OpaquePointer) {
        guard let handle = running[ObjectIdentifier(transfer)]?.handle else { return }
        if ccurl_would_wait(handle) { return ccurl_give_up(handle) }
        running[ObjectIdentifier(transfer)] = nil
        ccurl_free(multi, handle)
    }

    private func finishEnded(_ running: inout [ObjectIdentifier: Running], _ multi: OpaquePointer) {
        while let end = ccurl_next_end(multi)?.pointee {
            let transfer = Transfer.owner(of: end.context)
            transfer.finish(end)
            if let handle = running.removeValue(forKey: ObjectIdentifier(transfer))?.handle {
                ccurl_free(multi, handle)
            }
        }
    }

    private func end(_ running: some Collection<Running>, _ multi: OpaquePointer) {
        let (started, refusal) = state.withLock { state in
            state.multi = nil
            return (state.started, state.refusal)
        }
        let failure = if let refusal, refusal != Self.closed { refusal } else { TransportFailure(.cancelled) }
        for transfer in running.map(\.transfer) + started { transfer.outcome.keep(.failure(failure)) }
        // Only this thread waits for a name server that doesn't answer; `close` returns.
        if running.contains(where: { ccurl_would_wait($0.handle) }) { ended.keep(()) }
        for transfer in running { ccurl_free(multi, transfer.handle) }
        ccurl_multi_free(multi)
        ended.keep(())
    }

    private func end(with refusal: TransportFailure) {
        stop(for: refusal)
        for transfer in state.withLock({ $0.started }) { transfer.outcome.keep(.failure(refusal)) }
        ended.keep(())
    }
}
