// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import BrowserNetworking
import BrowserStorage
import DI

/// A property that chooses among implementations, with the words for them.
struct ConfigurationChoice: Sendable, Hashable {
    /// The path of the property.
    let path: String
    /// The type whose implementations are chosen from, as the graph calls it.
    let typeName: String
    /// The words that can be written, sorted.
    let words: [String]

    /// Where a property chooses, and among what.
    private static let choosing: [(path: String, typeName: String)] = [
        (DataSettings.sourcePath, "any Transport"), (StorageModule.backendPath, "StorageBackend"),
        (LogModule.backendPath, "any LogBackend"),
    ]

    /// The choices with the qualifiers that a graph has bound.
    static func all(in graph: BindingGraph) -> [ConfigurationChoice] {
        choosing.map { path, typeName in
            var words = graph.bindings.filter { $0.typeName == typeName }.compactMap(\.qualifier)
            if case .implementation(let also)? = SettingsCatalogue.setting(at: path)?.kind { words += also }
            return ConfigurationChoice(path: path, typeName: typeName, words: Set(words).sorted())
        }
    }
}
