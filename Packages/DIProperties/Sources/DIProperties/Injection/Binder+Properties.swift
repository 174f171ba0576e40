// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules

extension Binder {
    /// Binds a group of properties, which is injected by its type.
    ///
    /// It is read and checked while the graph is planned, in any component. The report of the graph has the errors of
    /// ``Properties/value(of:)``. Pass `allowing: .unusedBinding` for a group that is bound only to be checked.
    @discardableResult
    public func bindProperties<Group: ConfigProperty>(
        _ group: Group.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Group> {
        let builder = bind(Group.self)
        builder._entry._allow(ids)
        builder._entry.recordProperties(Group.self, _SourcePlace(file, line))
        return ._made()
    }

    /// Binds the property of a tag, which is injected as `TaggedProvider` of the tag.
    ///
    /// Errors: `DI/PropertyMissing`, `DI/PropertyType` and `DI/PropertySyntax`, in the report of the graph.
    @discardableResult
    public func bindProperty<Property: PropertyTag>(
        _ tag: Property.Type, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Property.Element> {
        let builder = bind(Property.Element.self).tagged(with: Property.self)
        builder._entry.recordProperty(Property.self, _SourcePlace(file, line))
        return ._made()
    }
}

extension _Entry {
    func recordProperties<Group: ConfigProperty>(_ group: Group.Type, _ place: _SourcePlace) {
        recordRead(place, of: Group.path, for: Group.self) { session throws(PropertyError) in
            try session.read(Group.self)
        }
    }

    func recordProperty<Property: PropertyTag>(_ tag: Property.Type, _ place: _SourcePlace) {
        recordRead(place, of: Property.path, for: Property.self) { session throws(PropertyError) in
            try session.read(Property.Element.self, at: Property.path)
        }
    }

    /// Completes the entry as one whose value is read while the graph is planned.
    func recordRead<Value: Sendable>(
        _ place: _SourcePlace, of path: String, for type: Any.Type,
        read: @escaping @Sendable (PropertySession) throws(PropertyError) -> PropertySession.Reading<Value>
    ) {
        _recordDecided(.value, among: nil, place) { input in
            do throws(PropertyError) {
                let (value, basis) = try read(try input.session(reading: path))
                return .use([], basis: basis) { _ in _AnyNode._node(as: Value.self) { _ in value } }
            } catch {
                return .refuse(
                    input.diagnostics(of: error, readFor: "\(type)"),
                    isAbsence: error.diagnostics.allSatisfy { $0.id == .propertyMissing })
            }
        }
    }
}

extension _DecisionInput {
    /// Returns the session, without which every property is missing.
    func session(reading path: String) throws(PropertyError) -> PropertySession {
        if let session = context as? PropertySession { return session }
        (context as? _AbsentInput)?.note(path, at: place)
        throw PropertyError(
            Diagnostic(
                id: .propertyMissing, severity: .error, subject: path,
                message:
                    "\(path.isEmpty ? "the whole configuration" : "'\(path)'") is read, but no properties are passed",
                fixes: [
                    """
                    pass 'properties:' to of, validate, graph or GraphOptions, or to the load of a stack; a test passes \
                    'Properties(sources: [])' for the defaults
                    """
                ]))
    }

    /// Returns the diagnostics of an error, each with the reading binding in its trace; none for a checker that was given no
    /// properties.
    func diagnostics(of error: PropertyError, readFor name: String, _ detail: String = "") -> [Diagnostic] {
        guard !(context is _AbsentInput) else { return [] }
        let step = Diagnostic.Step(
            Diagnostic.Step.Relation(rawValue: "read for"), name: name, detail: detail, place: place)
        return error.diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.trace.append(step)
            return diagnostic
        }
    }
}
