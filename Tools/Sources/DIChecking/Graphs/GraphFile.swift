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
        do throws(BindingGraph.FormatError) {
            graphs = try Self.graphs(in: Array(data))
        } catch {
            throw CheckFailure(
                "'\(path)' is not a graph of 'swift package di graph --format json' "
                    + "or 'swift package di check --format json'\n\(error)")
        }
    }

    private static func graphs(in bytes: [UInt8]) throws(BindingGraph.FormatError) -> [BindingGraph] {
        guard let parts = GraphListScanner.components(in: bytes) else { return [try BindingGraph(json: bytes)] }
        var graphs: [BindingGraph] = []
        for part in parts { graphs.append(try BindingGraph(json: part)) }
        return graphs
    }
}
