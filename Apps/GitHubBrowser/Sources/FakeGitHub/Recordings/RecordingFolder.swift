// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder of recorded exchanges: every `.json` file directly in it, in the order of the names.
///
/// The form of a file is `{ source, license, exchanges: [ { method, path, status, headers, body } ] }`, of which serving needs
/// the exchanges.
package enum RecordingFolder {
    private struct Recording: Decodable { let exchanges: [Exchange] }

    /// Reads all exchanges of a folder.
    ///
    /// - Parameter folder: The folder; other files and folders in it are left alone.
    /// - Returns: The exchanges, file by file, in their order.
    /// - Throws: ``RecordingError`` with the first problem, also when the folder is missing or holds nothing.
    package static func exchanges(in folder: URL) throws(RecordingError) -> [Exchange] {
        let subject = "the recordings in '\(folder.path(percentEncoded: false))'"
        var exchanges: [Exchange] = []
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        guard let files else { throw RecordingError(subject, "it is not a folder") }
        for file in files.sorted(by: { $0.lastPathComponent < $1.lastPathComponent })
        where file.pathExtension.lowercased() == "json" {
            do {
                for var exchange in try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file)).exchanges {
                    exchange.file = file.lastPathComponent
                    exchanges.append(exchange)
                }
            } catch {
                throw RecordingError("\(subject), \(file.lastPathComponent)", error)
            }
        }
        guard !exchanges.isEmpty else { throw RecordingError(subject, "it holds no exchange in a .json file") }
        return exchanges
    }
}

/// An error in a recording or a file of faults.
package struct RecordingError: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String

    init(_ subject: String, _ problem: String) { description = "cannot serve \(subject): \(problem)" }

    /// Says why a file cannot be read, and where in it the problem is.
    init(_ subject: String, _ error: any Error) {
        let context: DecodingError.Context? =
            switch error as? DecodingError {
            case .keyNotFound(_, let context), .valueNotFound(_, let context), .typeMismatch(_, let context),
                .dataCorrupted(let context):
                context
            default: nil
            }
        let place = (context?.codingPath ?? []).map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        self.init(
            subject,
            (place.isEmpty ? "" : place.joined(separator: ".") + ": ")
                + (context?.debugDescription ?? error.localizedDescription))
    }
}
