// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// The renderers by their formats.
package enum OutputModule: Module {
    /// Binds each renderer and its place in the dictionary.
    package static func configure(binder: UnscopedBinder) {
        binder.bind(TableRenderer.self).to(factory: TableRenderer.init)
        binder.bind(TSVRenderer.self).to(factory: TSVRenderer.init)
        binder.bind(JSONRenderer.self).to(factory: JSONRenderer.init)
        binder.bind((any Renderer).self).intoDictionary(key: OutputFormat.table).to { (it: TableRenderer) in it }
        binder.bind((any Renderer).self).intoDictionary(key: OutputFormat.tsv).to { (it: TSVRenderer) in it }
        binder.bind((any Renderer).self).intoDictionary(key: OutputFormat.json).to { (it: JSONRenderer) in it }
    }
}
