// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import BrowserNetworking
import BrowserStorage
import DI
import DIDiagnostics

/// A property that chooses among implementations, with its possible values.
struct ConfigurationChoice: Sendable, Hashable {
    /// The path of the property.
    let path: String
    /// The type of the implementations, as the graph names it.
    let typeName: String
    /// The possible values, sorted.
    let words: [String]

    /// The properties that choose, and the types that they choose among.
    private static let choosing: [(path: String, typeName: String)] = [
        (StorageModule.backendPath, "StorageBackend"), (LogModule.backendPath, "any LogBackend"),
    ]

    /// Returns the choices, with the qualifiers that a graph has bound.
    static func all(in graph: BindingGraph) -> [ConfigurationChoice] {
        choosing.map { path, typeName in
            var words = graph.bindings.filter { $0.typeName == typeName }.compactMap(\.qualifier)
            if case .implementation(let also)? = SettingsCatalogue.setting(at: path)?.kind { words += also }
            return ConfigurationChoice(path: path, typeName: typeName, words: Set(words).sorted())
        }
    }
}
