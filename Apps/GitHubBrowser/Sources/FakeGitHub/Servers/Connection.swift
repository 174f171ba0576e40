// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation

/// The server's end of a client's connection.
///
/// The server keeps its sockets to itself, so that this one is looked for among the open files of the process: the only
/// one whose other end is the client's port.
enum Connection {
    /// Has a connection end with a reset (RST) when the server closes it. Complexity: linear in open files.
    static func resetWhenClosed(clientPort: UInt16) {
        for file in 0..<min(getdtablesize(), 65_536) {
            let socket = Socket(file: Socket.FileDescriptor(rawValue: file))
            guard case .ip4(_, clientPort)? = try? socket.remotePeer() else { continue }
            var linger = linger(l_onoff: 1, l_linger: 0)
            // Where it cannot be set the connection is closed in the usual way.
            setsockopt(file, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        }
    }
}
