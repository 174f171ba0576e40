// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

// Properties are values, and a choice forwards: none of these makes its binding belong to the main actor.

extension MainActorBinder {
    /// Binds a group of properties, which is injected by its type, as the method of the binder of any isolation.
    ///
    /// Errors: those of reading the group, in the report of the graph.
    @discardableResult
    public func bindProperties<Group: ConfigProperty>(
        _ group: Group.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Group> {
        _plain.bindProperties(group, allowing: ids, file: file, line: line)
    }

    /// Binds the property of a tag, which is injected as `TaggedProvider` of the tag.
    ///
    /// Errors: `DI/PropertyMissing`, `DI/PropertyType` and `DI/PropertySyntax`, in the report of the graph.
    @discardableResult
    public func bindProperty<Property: PropertyTag>(
        _ tag: Property.Type, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Property.Element> {
        _plain.bindProperty(tag, file: file, line: line)
    }
}

extension MainActorBindingBuilder {
    /// Binds a type to the binding of the same type whose qualifier a property names.
    ///
    /// Errors: `DI/QualifierUnmatched` where nothing has the qualifier, `DI/PropertyMissing` where nothing is set and there
    /// is no default.
    @discardableResult
    public func to(
        qualifiedBy path: String, default fallback: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        _anywhere().to(qualifiedBy: path, default: fallback, file: file, line: line)
    }

    /// Binds an array to the bindings of its element's type whose qualifiers a property lists, in that order.
    ///
    /// Errors: `DI/QualifierUnmatched` where nothing has a qualifier, `DI/PropertyMissing` where nothing is set.
    @discardableResult
    public func to<Element>(
        allQualifiedBy path: String, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> where Input == [Element] {
        _anywhere().to(allQualifiedBy: path, file: file, line: line)
    }
}
