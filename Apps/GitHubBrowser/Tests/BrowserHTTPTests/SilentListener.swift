// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A port on which connections are taken by the system and nobody ever says a word.
final class SilentListener {
    struct Failure: Error { let code: Int32 }

    let port: UInt16
    private let file: Int32

    init() throws {
        #if canImport(Darwin)
        file = socket(AF_INET, SOCK_STREAM, 0)
        #else
        file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let file = file
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(file, address, length) == 0 && listen(file, 8) == 0 && getsockname(file, address, &length) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        guard isListening else { throw Failure(code: errno) }
    }

    deinit { close(file) }
}
