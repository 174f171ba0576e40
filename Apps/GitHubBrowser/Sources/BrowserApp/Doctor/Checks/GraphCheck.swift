// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import DIDiagnostics

/// The check that the program's graph is valid, for GitHub or for the demo.
struct GraphCheck: DoctorCheck {
    /// The data source of a graph.
    enum Source: String, CaseIterable, Sendable {
        case live
        case demo
    }

    let source: Source
    let subject: DoctorSubject

    var name: String { "\(source.rawValue) graph" }

    func examine() async -> Finding {
        do {
            let graph = try subject.graph(isLive: source == .live)
            // Mistakes in the configuration are reported by another check.
            let mistakes = graph.diagnostics.filter {
                $0.severity == .error && !ConfigurationComplaints.isOfConfiguration($0)
            }
            guard let first = mistakes.first else {
                return .ok("\(graph.bindings.count) bindings in \(graph.components.count) components, all valid")
            }
            let others = mistakes.count > 1 ? ", and \(mistakes.count - 1) more" : ""
            return .failed(
                "[\(first.id)] \(first.message)\(others)",
                "'\(subject.line("graph", "--\(source.rawValue)"))' shows where; please report it")
        } catch {
            return .failed(error.message, "please report it")
        }
    }
}
