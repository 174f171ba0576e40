// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads files, up to a size.
enum FileContents {
    /// The bytes of a file; nil if it is not there and need not be.
    static func read(_ path: String, limit: Int, isRequired: Bool) throws(SyntaxProblem) -> [UInt8]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            if !isRequired { return nil }
            throw SyntaxProblem(
                "there is no such file", fix: "create it, or pass 'required: false' if it may be absent")
        }
        guard !isFolder.boolValue else {
            throw SyntaxProblem("it is a folder, not a file", fix: "name the files in it: '\(path)/*.yml'")
        }
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            return try bytes(of: file, limit: limit)
        } catch let problem as SyntaxProblem {
            throw problem
        } catch {
            throw unreadable(error)
        }
    }

    /// What keeps a file from being read.
    static func unreadable(_ error: any Error) -> SyntaxProblem {
        let code = (error as? CocoaError)?.code
        if code == .fileReadNoPermission {
            return SyntaxProblem("there is no permission to read it", fix: "let the user of this process read it")
        }
        return SyntaxProblem("it cannot be read")
    }

    static func tooLarge(_ limit: Int) -> SyntaxProblem {
        SyntaxProblem("it is larger than \(words(limit))", fix: "raise 'fileSize' of the limits if that is meant")
    }

    /// A size as people write it.
    private static func words(_ bytes: Int) -> String {
        let units = [("GB", 1_000_000_000), ("MB", 1_000_000), ("KB", 1_000)]
        guard let (unit, size) = units.first(where: { bytes >= $0.1 && bytes % $0.1 == 0 }) else {
            return "\(bytes) bytes"
        }
        return "\(bytes / size) \(unit)"
    }

    /// Reads no more than the limit, since a pipe or a device says nothing of its size.
    private static func bytes(of file: FileHandle, limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while let part = try file.read(upToCount: max(1, min(limit + 1 - bytes.count, 1 << 20))), !part.isEmpty {
            bytes.append(contentsOf: part)
            if bytes.count > limit { throw tooLarge(limit) }
        }
        return bytes
    }
}
