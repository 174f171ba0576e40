// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension BindingBuilder {
    /// Binds a type to the binding of the same type whose qualifier a property names.
    ///
    /// ```swift
    /// binder.bind((any Log).self).qualified("file").to(factory: FileLog.init)
    /// binder.bind((any Log).self).qualified("memory").to(factory: MemoryLog.init)
    /// binder.bind((any Log).self).to(qualifiedBy: "log.backend", default: "file")
    /// ```
    ///
    /// All candidates are validated and count as used; only the chosen one is ever made. Errors: `DI/QualifierUnmatched` for an
    /// unbound qualifier, `DI/PropertyMissing` without a value and a default, `DI/PropertyType` for another type.
    @discardableResult
    public func to(
        qualifiedBy path: String, default fallback: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> {
        let key: Any.Type = _entry._alternatives(of: Input.self)
        let choice = PropertyChoice(path: path, type: Input.self, key: key, fallback: fallback, isList: false)
        _entry._recordDecided(.alias, among: key, _SourcePlace(file, line)) { input in
            input.decision(choice) { _, parameters in parameters.next(Input.self) }
        }
        return ._made()
    }

    /// Binds an array to the bindings of its element's type whose qualifiers a property lists, in that order.
    ///
    /// All candidates are validated and count as used; only the chosen ones are ever made. Errors: `DI/QualifierUnmatched` for an
    /// unbound qualifier, `DI/PropertyMissing` where nothing is set, `DI/PropertyType` for another type.
    @discardableResult
    public func to<Element>(
        allQualifiedBy path: String, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Input> where Input == [Element] {
        let choice = PropertyChoice(
            path: path, type: Element.self, key: Element.self, fallback: nil, isList: true)
        _entry._recordDecided(.factory, among: Element.self, _SourcePlace(file, line)) { input in
            input.decision(choice) { count, parameters in
                let nodes = (0..<count).map { _ in parameters.next(Element.self) }
                return _AnyNode._node(as: [Element].self) { frame in nodes.map { $0._make(frame) } }
            }
        }
        return ._made()
    }
}

/// A choice that a property makes among the bindings of a type. Only a mistake needs their names.
private struct PropertyChoice: @unchecked Sendable {
    // Proof of @unchecked Sendable: metatypes are immutable.

    let path: String
    let type: Any.Type
    /// The key of the candidates.
    let key: Any.Type
    /// The qualifier where nothing is set.
    let fallback: String?
    let isList: Bool

    var name: String { _spelling(of: type) }
    /// The tag of the candidates, if they have one.
    var detail: String { _Key(key).tag.map { "tagged '\(_spelling(of: $0))'" } ?? "" }

    /// Reads the qualifiers that the property names; nil where nothing is set.
    func read(in session: PropertySession) throws(PropertyError) -> [MarkedValue<String>]? {
        guard !isList else { return try session.read([MarkedValue<String>]?.self, at: path).value }
        return try session.read(MarkedValue<String>?.self, at: path).value.map { [$0] }
    }

    func unmatched(
        _ qualifier: MarkedValue<String>, among candidates: [String], _ properties: Properties
    ) throws(PropertyError) -> Diagnostic {
        let path = qualifier.path.steps.isEmpty ? try properties.parsed(path) : qualifier.path
        let subject = "'\(name)'" + (detail.isEmpty ? "" : " " + detail)
        let shown = qualifier.isSecret ? Shown.secret : Shown.quoted(qualifier.value)
        let near = qualifier.isSecret ? nil : _DiagnosticText.nearest(to: qualifier.value, among: candidates)
        let listed = _DiagnosticText.list(candidates.map(Shown.quoted))
        return Diagnostic(
            id: .qualifierUnmatched, severity: .error, subject: name,
            message: "'\(path)' selects \(subject) qualified \(shown), which is not bound",
            trace: Diagnostic.Step.history(of: properties.deepest(path).0),
            notes: candidates.isEmpty ? [] : ["\(subject) is bound qualified \(listed)"],
            fixes: near.map { [_DiagnosticText.didYouMean(Shown.quoted($0))] } ?? [])
    }
}

extension _DecisionInput {
    /// Decides for the qualifiers that a property names; `makeNode` is given their number and their nodes.
    fileprivate func decision(
        _ choice: PropertyChoice, makeNode: @escaping (Int, _ParameterNodes) -> _AnyNode
    ) -> _Decision {
        do throws(PropertyError) {
            let session = try session(reading: choice.path)
            let (found, properties) = (try choice.read(in: session), session.properties)
            guard let names = found ?? choice.fallback.map({ [MarkedValue($0)] }) else {
                let expected = choice.isList ? "a list of qualifiers" : "a qualifier"
                throw .unset(try properties.parsed(choice.path), expected: expected, in: properties)
            }
            let unmatched = try names.filter { !candidates.contains($0.value) }.map { name throws(PropertyError) in
                try choice.unmatched(name, among: candidates, properties)
            }
            if let error = PropertyError(unmatched) { throw error }
            let (shown, isDefault) = (names.map { $0.isSecret ? nil : $0.value }, found == nil)
            let remark = { @Sendable in
                properties.words(at: choice.path, shown, isList: choice.isList, isDefault: isDefault)
            }
            return .use(names.map(\.value), remark: remark) { makeNode(names.count, $0) }
        } catch {
            return .refuse(diagnostics(of: error, readFor: choice.name, choice.detail))
        }
    }
}

extension Properties {
    /// Returns a property's choice with its place: `data.source = github, config.yml:1:16`; nil is a secret.
    func words(at path: String, _ names: [String?], isList: Bool = false, isDefault: Bool) -> String {
        let shown = names.map { name in
            guard let name else { return Shown.secret }
            // In quotes if it could be taken for anything else.
            let isPlain = name.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains($0)
            }
            return isPlain && !name.isEmpty && name.count <= 60 ? name : Shown.quoted(name)
        }.joined(separator: ", ")
        let parsed = try? parsed(path)
        let origin = parsed.flatMap { root.descendant($0) }?.origin.description ?? ""
        return
            "\(parsed.map { "\($0)" } ?? path) = \(isList ? "[\(shown)]" : shown), \(isDefault ? "by default" : origin)"
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
