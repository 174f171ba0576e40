// SPDX-License-Identifier: Apache-2.0

import Foundation

enum FileContents {
    /// Returns the bytes of a file; nil if it is absent and not required.
    static func read(_ path: String, limit: Int, isRequired: Bool) throws(SyntaxProblem) -> [UInt8]? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if !isRequired, isAbsent(errno) { return nil }
            throw unreadable(errno)
        }
        // A pipe may block the program, and a device may be endless.
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR:
            throw SyntaxProblem("it is a directory, not a regular file", fix: "name the files in it: '\(path)/*.yml'")
        default: throw SyntaxProblem("it is not a regular file", fix: "write its contents to a file and name that file")
        }
        guard status.st_size <= limit else { throw tooLarge(limit) }
        do {
            // The file may grow meanwhile.
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            guard bytes.count <= limit else { throw tooLarge(limit) }
            return [UInt8](bytes)
        } catch {
            throw error as? SyntaxProblem ?? unreadable(access(path, R_OK) == 0 ? EIO : errno)
        }
    }

    private static func isAbsent(_ code: CInt) -> Bool { code == ENOENT || code == ENOTDIR }

    static func unreadable(_ code: CInt) -> SyntaxProblem {
        switch code {
        case _ where isAbsent(code):
            SyntaxProblem("no such file", fix: "create it, or pass 'required: false' if it is optional")
        case EACCES, EPERM:
            SyntaxProblem("permission denied", fix: "make it readable by the user of this process")
        default: SyntaxProblem("it cannot be read")
        }
    }

    /// Returns the paths that match a pattern, sorted; nil if a folder that may contain one can't be read.
    static func paths(matching pattern: String) -> [String]? {
        var found = glob_t()
        defer { globfree(&found) }
        let status = glob(pattern, 0, { _, code in code == EACCES || code == EPERM ? 1 : 0 }, &found)
        guard status != GLOB_ABORTED else { return nil }
        // Proof of the pointers: `glob` counts them, and each points to a terminated string, which stays until `globfree`.
        return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv?[$0].map { String(cString: $0) } }.sorted()
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func tooLarge(_ limit: Int) -> SyntaxProblem {
        SyntaxProblem(
            "it is larger than \(ByteSize(bytes: limit))", fix: "raise the limit 'fileSize' if this is intended")
    }
}
