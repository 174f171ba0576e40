// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation

/// A pool whose sockets send at once.
///
/// The server writes an answer's headers and its body one after the other. Without `TCP_NODELAY` the kernel keeps the
/// second until the client has acknowledged the first, which the client puts off for 40 ms: measured in every other
/// small answer on a connection that is kept open.
struct PromptSocketPool<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // Every socket waits here before it is first written to. Where it cannot be set, answers are only later.
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}
