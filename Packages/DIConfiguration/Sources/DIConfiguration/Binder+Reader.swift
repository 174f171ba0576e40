// SPDX-License-Identifier: Apache-2.0

#if Configuration

import Configuration
import DIBinding
import DICore
import DIProperties

extension Binder {
    /// Binds a `ConfigReader` of the values below a path, for an object that reads its own configuration.
    ///
    /// ```swift
    /// binder.bindReader(at: "http.client")
    /// binder.bind(HTTPClient.self).sharedInScope().to { (reader: ConfigReader) in HTTPClient(config: reader) }
    /// ```
    ///
    /// All keys below the path count as read; neither their names nor their types are checked. Errors of the graph:
    /// `DI/PropertySyntax` for a malformed path, and `DI/PropertyMissing` in a graph without properties.
    /// A graph with several readers gives each a qualifier.
    @discardableResult
    public func bindReader(
        at path: String, qualified qualifier: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<ConfigReader> {
        let place = _SourcePlace(file, line)
        let make = { @Sendable (properties: Properties) in ConfigReader(provider: properties.provider(at: path)) }
        let builder = bind(ConfigReader.self)
        if let qualifier {
            builder.qualified(qualifier)._recordReader(at: path, place, make)
        } else {
            builder._recordReader(at: path, place, make)
        }
        return ._made()
    }
}

#endif
