// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reader of files up to a size.
enum FileContents {
    /// Returns the bytes of a file; nil if it is absent and not required.
    static func read(_ path: String, limit: Int, isRequired: Bool) throws(SyntaxProblem) -> [UInt8]? {
        // Does not wait for the writer of a pipe; a file is read the same way.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            let code = errno
            if !isRequired, isAbsent(code) { return nil }
            throw unreadable(code)
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        defer { try? file.close() }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
        try check(mode: status.st_mode, path)
        var bytes: [UInt8] = []
        do {
            // The file may grow meanwhile.
            while bytes.count <= limit,
                let part = try file.read(upToCount: max(1, min(limit + 1 - bytes.count, 1 << 20))), !part.isEmpty
            {
                bytes.append(contentsOf: part)
            }
        } catch {
            throw SyntaxProblem("it cannot be read")
        }
        guard bytes.count <= limit else { throw tooLarge(limit) }
        return bytes
    }

    /// Rejects everything but regular files: a pipe may block the program, and a device may be endless.
    private static func check(mode: mode_t, _ path: String) throws(SyntaxProblem) {
        let fix = "write its contents to a file and name that file"
        switch mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR:
            throw SyntaxProblem("it is a directory, not a regular file", fix: "name the files in it: '\(path)/*.yml'")
        case S_IFIFO: throw SyntaxProblem("it is a pipe, not a regular file", fix: fix)
        case S_IFCHR, S_IFBLK: throw SyntaxProblem("it is a device, not a regular file", fix: fix)
        default: throw SyntaxProblem("it is not a regular file", fix: fix)
        }
    }

    private static func isAbsent(_ code: CInt) -> Bool { code == ENOENT || code == ENOTDIR }

    /// Returns the problem of a file that cannot be opened.
    static func unreadable(_ code: CInt) -> SyntaxProblem {
        switch code {
        case _ where isAbsent(code):
            SyntaxProblem("no such file", fix: "create it, or pass 'required: false' if it is optional")
        case EACCES, EPERM:
            SyntaxProblem("permission denied", fix: "make it readable by the user of this process")
        case ENXIO: SyntaxProblem("it is not a regular file", fix: "write its contents to a file and name that file")
        default: SyntaxProblem("it cannot be read")
        }
    }

    static func tooLarge(_ limit: Int) -> SyntaxProblem {
        SyntaxProblem("it is larger than \(words(limit))", fix: "raise the limit 'fileSize' if this is intended")
    }

    /// Returns a size with its unit.
    private static func words(_ bytes: Int) -> String {
        let units = [("GB", 1_000_000_000), ("MB", 1_000_000), ("KB", 1_000)]
        guard let (unit, size) = units.first(where: { bytes >= $0.1 && bytes % $0.1 == 0 }) else {
            return "\(bytes) bytes"
        }
        return "\(bytes / size) \(unit)"
    }
}
