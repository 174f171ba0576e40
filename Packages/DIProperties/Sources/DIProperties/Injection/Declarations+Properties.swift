// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// Declares a group of properties that is injected by its type, like the method of a binder.
///
/// ```swift
/// struct PriceConfig: ConfigProperty {
///     static let path = "prices"
///     let espresso: Double
/// }
///
/// let prices = Bindings { bindProperties(PriceConfig.self) }
/// try ModuleStack.shared.load(prices, properties: Properties(yaml: "prices: { espresso: 2.5 }"))
/// ```
///
/// It is read and checked while a graph is planned, whose report has the errors of ``Properties/value(of:)``.
public func bindProperties<Group: ConfigProperty>(
    _ group: Group.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
) -> Bindings {
    Bindings._declare(Group.self, .unshared, nil, ids) { bind in
        bind._entry.recordProperties(Group.self, _SourcePlace(file, line))
        return ._made()
    }
}

/// Declares the property of a tag, which is injected as `TaggedProvider` of the tag.
///
/// Errors: `DI/PropertyMissing`, `DI/PropertyType` and `DI/PropertySyntax`, in the report of the graph.
public func bindProperty<Property: PropertyTag>(
    _ tag: Property.Type, file: StaticString = #fileID, line: UInt = #line
) -> Bindings {
    Bindings._declare(Property.Element.self, tagged: Property.self, .unshared, nil, []) { bind in
        bind._entry.recordProperty(Property.self, _SourcePlace(file, line))
        return ._made()
    }
}

/// Declares a type as the binding of the same type whose qualifier a property names.
///
/// ```swift
/// let logs = Bindings {
///     single(as: (any Log).self, qualified: "file", FileLog.init)
///     single(as: (any Log).self, qualified: "memory", MemoryLog.init)
///     choose((any Log).self, qualifiedBy: "log.backend", default: "file")
/// }
/// ```
///
/// All candidates are validated and count as used; only the chosen one is ever made. Errors: `DI/QualifierUnmatched` for an
/// unbound qualifier, `DI/PropertyMissing` without a value and a default, `DI/PropertyType` for another type.
public func choose<T>(
    _ type: T.Type, qualifiedBy path: String, default fallback: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
) -> Bindings {
    Bindings._declare(T.self, .unshared, nil, []) { bind in
        bind.to(qualifiedBy: path, default: fallback, file: file, line: line)
    }
}

/// Declares an array of the bindings of its element's type whose qualifiers a property lists, in that order.
///
/// All candidates are validated and count as used; only the chosen ones are ever made. Errors: `DI/QualifierUnmatched` for an
/// unbound qualifier, `DI/PropertyMissing` where nothing is set, `DI/PropertyType` for another type.
public func choose<Element>(
    _ type: [Element].Type, allQualifiedBy path: String, file: StaticString = #fileID, line: UInt = #line
) -> Bindings {
    Bindings._declare([Element].self, .unshared, nil, []) { bind in
        bind.to(allQualifiedBy: path, file: file, line: line)
    }
}
