// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import BrowserUI
import Foundation

/// The file of the places that the browser showed on a host: the last one with its tab and its row, then all others.
///
/// It only saves typing, so that a file that can't be read or written is none.
struct PlaceFile: Sendable {
    private static let mostPlaces = 200

    let folders: StorageFolders
    let host: BookmarkHost

    private var file: URL { folders.state.folder(named: "places").file(named: host.name) }

    /// The last place, and the texts of all places, the latest first.
    func read() -> (last: Spot?, places: [String]) {
        let lines = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self).split(separator: "\n")
            .map(String.init)
        let parts = (lines.first ?? "").split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        let last = parts.first.flatMap { Reference(text: $0) }.map { place in
            Spot(place: place, tab: parts.count > 1 ? Int(parts[1]) ?? 0 : 0, row: parts.count > 2 ? parts[2] : nil)
        }
        return (last, Array(lines.dropFirst()))
    }

    /// Replaces the file.
    func write(_ last: Spot?, _ places: [String]) {
        var met: Set<String> = []
        let others = places.filter { met.insert($0).inserted }.prefix(Self.mostPlaces)
        let first = [last?.place.text ?? "", "\(last?.tab ?? 0)", last?.row ?? ""]
        let lines =
            [first.map { $0.replacing("\n", with: " ").replacing("\t", with: " ") }.joined(separator: "\t")] + others
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try? Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file, options: .atomic)
    }
}
