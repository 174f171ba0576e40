// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A terminal that a test makes for itself.
final class PseudoTerminal: Sendable {
    /// The path of the device that a program would be connected to.
    let path: String
    private let master: Int32
    private let slave: Int32

    struct Missing: Error {}

    init() throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard let path = Self.otherEnd(of: master) else { throw Missing() }
        self.path = path
        // Held open, so that what a program wrote and set is there when it has ended.
        slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    }

    private static func otherEnd(of master: Int32) -> String? {
        #if canImport(Darwin)
        guard grantpt(master) == 0, unlockpt(master) == 0 else { return nil }
        return ptsname(master).map { String(cString: $0) }
        #else
        // glibc hides the functions for this from Swift; these are TIOCSPTLCK and TIOCGPTN, which they call.
        var number: Int32 = 0
        guard ioctl(master, 0x4004_5431, &number) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return nil }
        return "/dev/pts/\(number)"
        #endif
    }

    deinit {
        close(slave)
        close(master)
    }

    /// Whether the terminal gives lines instead of keys.
    var isCooked: Bool {
        var settings = termios()
        guard tcgetattr(slave, &settings) == 0 else { return false }
        return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Returns the text that was written so far.
    func read() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        var file = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        while poll(&file, 1, 0) > 0, file.revents & Int16(POLLIN) != 0 {
            let count = Foundation.read(master, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Waits until a text was written, and says what was written up to then.
    func read(until text: String) -> String {
        var all = ""
        var file = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        while !all.contains(text), poll(&file, 1, 20_000) > 0 { all += read() }
        return all
    }

    /// Types.
    func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.write(master, bytes, bytes.count)
    }

    /// Pulls the window.
    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize()
        size.ws_col = columns
        size.ws_row = rows
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }
}
