// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder of recorded exchanges: every `.json` file directly in it, in the order of the names.
///
/// The form of a file is `{ source, license, exchanges: [ { method, path, status, headers, body } ] }`, of which serving needs
/// the exchanges.
public enum RecordingFolder {
    private struct Recording: Decodable { let exchanges: [Exchange] }

    /// Reads all exchanges of a folder.
    ///
    /// - Parameter folder: The folder; other files and folders in it are left alone.
    /// - Returns: The exchanges, file by file, in their order.
    /// - Throws: ``RecordingError`` with the first problem of every file, also when the folder is missing or holds nothing.
    public static func exchanges(in folder: URL) throws(RecordingError) -> [Exchange] {
        let path = folder.path(percentEncoded: false)
        let subject = "the recordings in '\(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)'"
        var exchanges: [Exchange] = []
        var problems: [String] = []
        for file in try files(in: folder, subject: subject) {
            do {
                let recording = try JSONDecoder().decode(Recording.self, from: try Data(contentsOf: file))
                exchanges += recording.exchanges.map { exchange in
                    var exchange = exchange
                    exchange.file = file.lastPathComponent
                    return exchange
                }
            } catch {
                problems.append("\(file.lastPathComponent): \(RecordingError.problem(error))")
            }
        }
        guard problems.isEmpty else { throw RecordingError(subject: subject, problems: problems) }
        return exchanges
    }

    private static func files(in folder: URL, subject: String) throws(RecordingError) -> [URL] {
        var isFolder = ObjCBool(true)
        if FileManager.default.fileExists(atPath: folder.path(percentEncoded: false), isDirectory: &isFolder),
            !isFolder.boolValue
        {
            throw RecordingError(subject: subject, problems: ["that is a file, expected a folder"])
        }
        let found: [URL]
        do {
            found = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        } catch {
            throw RecordingError(subject: subject, problems: ["the folder does not exist"])
        }
        let files = found.filter { $0.pathExtension.lowercased() == "json" }
        guard !files.isEmpty else {
            throw RecordingError(subject: subject, problems: ["it holds no .json file"])
        }
        return files.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
