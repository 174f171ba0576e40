// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic.ID {
    /// A property is read, but no source sets it.
    public static let propertyMissing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyMissing")
    /// A property has another type than the one that it is read as.
    public static let propertyType: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyType")
    /// A warning: a property is set, but nothing reads it.
    public static let propertyUnknown: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyUnknown")
    /// A warning: a secret pattern matches nothing, or is not valid.
    public static let secretUnmatched: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/SecretUnmatched")
    /// A source of properties, a path or a reference is not valid.
    public static let propertySyntax: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertySyntax")
}
