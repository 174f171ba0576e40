// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Foundation

/// A file with one graph, or with the graphs of a checked package.
struct GraphFile {
    /// The graphs, in the order of the file.
    let graphs: [BindingGraph]

    /// Reads a file.
    init(path: String) throws(CheckFailure) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CheckFailure("cannot read '\(path)'")
        }
        do {
            graphs = try (try Self.components(in: data) ?? [data]).map { try BindingGraph(json: Array($0)) }
        } catch {
            throw CheckFailure(
                "'\(path)' is not a graph of 'swift package di graph --format json' "
                    + "or 'swift package di check --format json'\n\(error)")
        }
    }

    /// Returns the graphs in the JSON of a check, which has `components` and `notes`, and no `bindings`, each as JSON of its own;
    /// nil for any other text, whose mistake the reader of graphs reports.
    static func components(in data: Data) throws -> [Data]? {
        let file = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        guard let file, file["notes"] != nil, file["bindings"] == nil, let list = file["components"] as? [Any]
        else { return nil }
        return try list.map { try JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed) }
    }
}
