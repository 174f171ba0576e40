// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic.ID {
    /// A property is read that no source sets.
    public static let propertyMissing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyMissing")
    /// A property is of another type than the one that it is read as.
    public static let propertyType: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyType")
    /// A warning: a property is set that nothing reads.
    public static let propertyUnknown: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyUnknown")
    /// A warning: a pattern of secrets hides nothing, or cannot be read.
    public static let secretUnmatched: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/SecretUnmatched")
    /// A source of properties, a path or a reference cannot be read.
    public static let propertySyntax: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertySyntax")
}
