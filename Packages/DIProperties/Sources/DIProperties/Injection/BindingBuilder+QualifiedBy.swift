// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension BindingBuilder {
    /// Binds a type to the binding of the same type whose qualifier a property names.
    ///
    /// ```swift
    /// binder.bind((any Log).self).qualified("file").to(factory: FileLog.init)
    /// binder.bind((any Log).self).qualified("memory").to(factory: MemoryLog.init)
    /// binder.bind((any Log).self).to(qualifiedBy: "log.backend", default: "file")
    /// ```
    ///
    /// All candidates are validated and count as used; only the chosen one is ever made. Errors: `DI/QualifierUnmatched`
    /// where nothing has the qualifier, `DI/PropertyMissing` without a value and a default.
    @discardableResult
    public func to(
        qualifiedBy path: String, default fallback: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        let subject = Subject(Input.self, under: _entry._alternatives(of: Input.self))
        _entry._recordDecided(.alias, among: _entry._alternatives(of: Input.self), _SourcePlace(file, line)) { input in
            input.decision(on: subject, by: path) { (qualifier: MarkedValue<String>?) in
                qualifier.map { [$0] } ?? fallback.map { [MarkedValue($0)] }
            } makeNode: { _, parameters in
                parameters.next(Input.self)
            }
        }
        return ._made()
    }

    /// Binds an array to the bindings of its element's type whose qualifiers a property lists, in that order.
    ///
    /// All candidates are validated and count as used; only the chosen ones are ever made. Errors:
    /// `DI/QualifierUnmatched` where nothing has a qualifier, `DI/PropertyMissing` where nothing is set.
    @discardableResult
    public func to<Element>(
        allQualifiedBy path: String, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> where Input == [Element] {
        let subject = Subject(Element.self, under: Element.self)
        _entry._recordDecided(.factory, among: Element.self, _SourcePlace(file, line)) { input in
            input.decision(on: subject, by: path) { (qualifiers: [MarkedValue<String>]?) in
                qualifiers
            } makeNode: { count, parameters in
                let nodes = (0..<count).map { _ in parameters.next(Element.self) }
                return _AnyNode._node(as: [Element].self) { frame in nodes.map { $0._make(frame) } }
            }
        }
        return ._made()
    }
}

/// The candidates of a choice. Only a mistake needs them in words.
private struct Subject: @unchecked Sendable {
    // Proof of @unchecked Sendable: metatypes are immutable.

    private let type: Any.Type
    private let key: Any.Type

    init(_ type: Any.Type, under key: Any.Type) {
        (self.type, self.key) = (type, key)
    }

    var name: String { _spelling(of: type) }
    /// The tag of the candidates, if they have one.
    var detail: String { _Key(key).tag.map { "tagged '\(_spelling(of: $0))'" } ?? "" }

    var description: String { "'\(name)'" + (detail.isEmpty ? "" : " " + detail) }
}

extension _DecisionInput {
    /// Decides for the qualifiers that a property names; `makeNode` is given their number and their nodes.
    fileprivate func decision<Value: Decodable & SendableMetatype>(
        on subject: Subject, by path: String, names namesOf: @escaping @Sendable (Value?) -> [MarkedValue<String>]?,
        makeNode: @escaping (Int, _ParameterNodes) -> _AnyNode
    ) -> _Decision {
        do throws(PropertyError) {
            let session = try session(reading: path)
            let (found, names) = try subject.read(in: session, at: path, among: candidates, namesOf)
            let (isList, isDefault, properties) = (
                Value.self != MarkedValue<String>.self, found == nil, session.properties
            )
            let shown = names.map { $0.isSecret ? nil : $0.value }
            let remark = { @Sendable in
                PropertyChoice(path: path, names: shown, isList: isList, isDefault: isDefault)
                    .words(in: properties)
            }
            return .use(names.map(\.value), remark: remark) { makeNode(names.count, $0) }
        } catch {
            return .refuse(diagnostics(of: error, readFor: subject.name, subject.detail))
        }
    }

}

extension Subject {
    /// Reads the qualifiers that a property names, each of which is a candidate.
    fileprivate func read<Value: Decodable>(
        in session: PropertySession, at path: String, among candidates: [String],
        _ names: (Value?) -> [MarkedValue<String>]?
    ) throws(PropertyError) -> (found: Value?, names: [MarkedValue<String>]) {
        let found = try session.read(Value?.self, at: path).value
        guard let names = names(found) else {
            let expected = Value.self == MarkedValue<String>.self ? "a qualifier" : "a list of qualifiers"
            throw .unset(try session.properties.parsed(path), expected: expected, in: session.properties)
        }
        let unmatched = names.filter { !candidates.contains($0.value) }
        if let error = PropertyError(
            try unmatched.map { qualifier throws(PropertyError) in
                try self.unmatched(qualifier, path, among: candidates, session.properties)
            })
        {
            throw error
        }
        return (found, names)
    }

    private func unmatched(
        _ qualifier: MarkedValue<String>, _ path: String, among candidates: [String], _ properties: Properties
    ) throws(PropertyError) -> Diagnostic {
        let path = qualifier.path.steps.isEmpty ? try properties.parsed(path) : qualifier.path
        let node = properties.deepest(path).0
        let shown = qualifier.isSecret ? Shown.secret : Shown.quoted(qualifier.value)
        let near = qualifier.isSecret ? nil : _DiagnosticText.nearest(to: qualifier.value, among: candidates)
        let listed = _DiagnosticText.list(candidates.map(Shown.quoted))
        return Diagnostic(
            id: .qualifierUnmatched, severity: .error, subject: name,
            message: "'\(path)' selects \(description) qualified \(shown), which is not bound",
            trace: node.map { Diagnostic.Step.history(of: $0) } ?? [],
            notes: candidates.isEmpty ? [] : ["\(description) is bound qualified \(listed)"],
            fixes: near.map { [_DiagnosticText.didYouMean(Shown.quoted($0))] } ?? [])
    }
}

extension PropertyError {
    /// Returns the error of a property without a value: it is absent, or null.
    static func unset(_ path: PropertyPath, expected: String, in properties: Properties) -> PropertyError {
        guard let node = properties.root.descendant(path) else { return PropertyError(.missing(path, in: properties)) }
        let resolved = (try? PropertyDecoder(properties).resolved(node, at: path)) ?? node
        return PropertyError(.mismatch(path, resolved, expected: expected, in: properties))
    }
}
