// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder of recorded exchanges: every `.json` file directly in it, in the order of the names.
public enum RecordingFolder {
    /// Reads all exchanges of a folder.
    ///
    /// - Parameter folder: The folder; other files and folders in it are left alone.
    /// - Returns: The exchanges, file by file, in their order.
    /// - Throws: ``RecordingError`` with every problem of every file, also when the folder is missing or holds nothing.
    public static func exchanges(in folder: URL) throws(RecordingError) -> [Exchange] {
        let subject = "the recordings in '\(name(of: folder))'"
        var exchanges: [Exchange] = []
        var problems: [String] = []
        for file in try files(in: folder, subject: subject) {
            do {
                let recording = RecordingFile(name: file.lastPathComponent, data: try Data(contentsOf: file))
                exchanges += recording.exchanges
                problems += recording.problems
            } catch {
                problems.append("\(file.lastPathComponent): cannot be read: \(error.localizedDescription)")
            }
        }
        guard problems.isEmpty else { throw RecordingError(subject: subject, problems: problems) }
        return exchanges
    }

    /// Returns the folder's path without the slash that a URL may end in, so that messages do not depend on it.
    private static func name(of folder: URL) -> String {
        let path = folder.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private static func files(in folder: URL, subject: String) throws(RecordingError) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false), isDirectory: &isFolder) else {
            throw RecordingError(subject: subject, problems: ["the folder does not exist"])
        }
        guard isFolder.boolValue else {
            throw RecordingError(subject: subject, problems: ["that is a file, expected a folder"])
        }
        let found: [URL]
        do {
            found = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        } catch {
            throw RecordingError(subject: subject, problems: ["it cannot be read: \(error.localizedDescription)"])
        }
        let files = found.filter { $0.pathExtension.lowercased() == "json" }
        guard !files.isEmpty else {
            throw RecordingError(subject: subject, problems: ["it holds no .json file"])
        }
        return files.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
