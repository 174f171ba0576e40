// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DIDiagnostics
import Synchronization

/// The events and the makings of a graph, in their order, with the keys without the suites that declare them.
final class GraphLog: GraphObserver {
    private let lines: Mutex<[String]> = Mutex([])

    var all: [String] { lines.withLock { $0 } }

    /// Returns what was noted since the last call.
    func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    private func note(_ line: String) {
        lines.withLock { $0.append(line.replacing(/\w+Tests\./, with: "")) }
    }

    func making<R>(_ binding: BindingInfo, _ make: () throws -> R) rethrows -> R {
        note("> \(binding.key)")
        defer { note("< \(binding.key)") }
        return try make()
    }

    func observed(_ event: GraphEvent) {
        note("\(event.kind)" + (event.binding.map { " \($0.key)" } ?? ""))
    }
}
