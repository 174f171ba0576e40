// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A connection on which nothing is asked.
struct SilentGuest {
    let port: Int

    /// Waits for the server to close the connection, for ten seconds at most. Returns whether it did.
    func isSentAway() -> Bool {
        #if canImport(Darwin)
        let file = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        defer { close(file) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) }
        }
        guard status == 0 else { return false }
        var (limit, byte) = (timeval(tv_sec: 10, tv_usec: 0), UInt8(0))
        setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        return read(file, &byte, 1) == 0
    }
}
