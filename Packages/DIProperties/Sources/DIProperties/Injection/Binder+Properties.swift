// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension Binder {
    /// Binds a group of properties, which is injected by its type.
    ///
    /// It is read and checked while the graph is planned, in whichever component that is. Errors: those of
    /// ``Properties/value(of:)-(Group.Type)``, in the report of the graph. A group that is bound to be checked, and not
    /// needed by anything yet, is given with `allowing: .unusedBinding`.
    @discardableResult
    public func bindProperties<Group: ConfigProperty>(
        _ group: Group.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Group> {
        let builder = bind(Group.self)
        builder._entry._allow(ids)
        builder._entry._recordRead(_SourcePlace(file, line), of: Group.path, for: "\(Group.self)") {
            (session: PropertySession) throws(PropertyError) in
            try session.read(Group.self)
        }
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
        builder._entry._recordRead(_SourcePlace(file, line), of: Property.path, for: "\(Property.self)") {
            (session: PropertySession) throws(PropertyError) in
            try session.read(Property.Element.self, at: Property.path)
        }
        return ._made()
    }
}

/// The value that a binding reads while it is settled, for its node to return.
private final class Settled<Value> {
    var value: Value?
}

extension _Entry {
    /// Completes the entry as one whose value is read while the graph is planned.
    fileprivate func _recordRead<Value: Sendable>(
        _ place: _SourcePlace, of path: String, for name: String,
        read: @escaping (PropertySession) throws(PropertyError) -> Value
    ) {
        let settled = Settled<Value>()
        let settle = { (settlement: inout _Settlement) in
            guard settled.value == nil else { return }
            do throws(PropertyError) {
                settled.value = try read(try settlement.session(reading: path))
            } catch {
                settlement.report(error, name)
            }
        }
        _recordSettled(.value, among: nil, place, settle: settle) { _ in
            guard let value = settled.value else { return ._none }
            return _Node<Value> { _ in value }
        }
    }
}

extension _Settlement {
    /// Returns the session, without which every property is missing.
    func session(reading path: String) throws(PropertyError) -> PropertySession {
        if let session = surroundings as? PropertySession { return session }
        throw PropertyError(
            Diagnostic(
                id: .propertyMissing, severity: .error, subject: path,
                message:
                    "\(path.isEmpty ? "the whole configuration" : "'\(path)'") is read, but no properties are passed",
                fixes: ["pass 'properties:' to of, validate or graph"]))
    }

    /// Adds the diagnostics, each with its requester.
    mutating func report(_ error: PropertyError, _ name: String, _ detail: String = "") {
        for var diagnostic in error.diagnostics {
            diagnostic.trace.append(
                Diagnostic.Step(
                    Diagnostic.Step.Relation(rawValue: "read for"), name: name, detail: detail, place: place))
            diagnostics.append(diagnostic)
        }
    }
}
