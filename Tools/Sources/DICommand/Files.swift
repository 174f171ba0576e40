// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files of requests, with errors as the user reads them.
enum Files {
    static func read(_ path: String) throws(Problem) -> Data {
        do {
            return try Data(contentsOf: URL(filePath: path))
        } catch {
            throw Problem("'\(path)' can't be read: \(error.localizedDescription)")
        }
    }

    static func write(_ data: Data, to path: String) throws(Problem) {
        do {
            try data.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw Problem("'\(path)' can't be written: \(error.localizedDescription)")
        }
    }

    /// Makes a folder and its ancestors.
    static func make(_ path: String) throws(Problem) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Problem("'\(path)' can't be written: \(error.localizedDescription)")
        }
    }

    /// Returns a JSON object as a dictionary.
    static func object(_ data: Data, in path: String) throws(Problem) -> [String: Any] {
        do {
            if let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] { return object }
        } catch {
            throw Problem("'\(path)' is not JSON: \((error as NSError).userInfo["NSDebugDescription"] ?? error)")
        }
        throw Problem("'\(path)' is not a JSON object")
    }
}
