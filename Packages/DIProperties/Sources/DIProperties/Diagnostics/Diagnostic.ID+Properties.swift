// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic.ID {
    /// An error: the program reads a property that no source sets.
    public static let propertyMissing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyMissing")
    /// An error: a property has a different type than the one requested.
    public static let propertyType: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyType")
    /// A warning: a source sets a property that nothing reads.
    public static let propertyUnknown: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyUnknown")
    /// A warning: a pattern for secrets matches nothing, or is malformed.
    public static let secretUnmatched: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/SecretUnmatched")
    /// An error: a source of properties, a path or a reference can't be parsed.
    public static let propertySyntax: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertySyntax")
}
