// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension PropertyDecoder {
    /// Returns the error of a value whose initialiser has thrown, with everything else that is certainly wrong in it.
    ///
    /// The initialiser ended at its first mistake, and is not run on invented values, which it might divide by or unwrap. The
    /// further elements of a list or a dictionary are looked at, since all of them have to be right. Of a structure, the fields
    /// after the mistake are: as errors if the type declares that it reads them so, and otherwise as notes, since an
    /// initialiser that was written by hand may read them in any other way.
    func mistakes(
        after error: any Error, in decoder: TreeDecoder, of type: Any.Type, isDeclared: Bool
    ) -> PropertyError {
        let (log, path) = (decoder.log, decoder.path)
        if let refusals = error as? Refusals {
            let refused = refusals.errors.map { Diagnostic.refused(by: type, $0, decoder.node, path, in: self) }
            return PropertyError(refused) ?? foreign(error, type, decoder.node, path)
        }
        guard let first = PropertyError.source(of: error) else {
            giveUp(path)
            return foreign(error, type, decoder.node, path)
        }
        if log.keys == nil, log.list == nil, decoder.node.map != nil, let keyed = type as? any KeyedByType.Type {
            return first.fixed("to read a map into '\(type)', make '\(keyed.key)' CodingKeyRepresentable")
        }
        guard log.ended(with: first), !isEndless(first, log) else {
            giveUp(path)
            return first
        }
        if let collection = type as? any PropertyCollection.Type {
            return first.followed(by: collection.mistakes(after: log, with: self, at: path))
        }
        let fields = log.rest(of: StoredField.all(of: type), isDeclared: isDeclared)
        if !isDeclared || fields == nil { giveUp(path) }
        // Whether initialisers of other types are run on these values is up to the one that ended, unless it is declared.
        let known = (fields ?? []).filter { isDeclared || isPlain($0.type) }
        let others = known.flatMap {
            diagnostics(of: $0.type, log.keys?.map[$0.key], at: path.appending(.key($0.key)))
        }
        return isDeclared ? first.followed(by: others) : first.noting(others, of: type)
    }

    /// Returns whether no code of the program is run to decode a type.
    private func isPlain(_ type: Any.Type) -> Bool {
        if PropertyScalars.find(type) != nil { return true }
        if let optional = type as? any OptionalProperty.Type { return isPlain(optional.wrapped) }
        return (type as? any PropertyCollection.Type).map { isPlain($0.element) } ?? false
    }

    /// Returns the diagnostics of a value as a type; none if it can be decoded.
    func diagnostics(of type: Any.Type, _ node: PropertyNode?, at path: PropertyPath) -> [Diagnostic] {
        (type as? any Decodable.Type).map { diagnostics(decoding: $0, node, path) } ?? []
    }

    private func diagnostics<Value: Decodable>(
        decoding type: Value.Type, _ node: PropertyNode?, _ path: PropertyPath
    ) -> [Diagnostic] {
        do throws(PropertyError) {
            _ = try value(type, node, at: path)
            return []
        } catch {
            return error.diagnostics
        }
    }

    /// Returns whether the error is that of a value that references never end, after which nothing else can be read.
    private func isEndless(_ error: PropertyError, _ log: ReadLog) -> Bool {
        guard let type = log.failure?.type, PropertyScalars.find(type) == nil else { return false }
        return error.diagnostics.contains { $0.id == .propertySyntax }
    }
}

extension PropertyError {
    fileprivate func followed(by others: [Diagnostic]) -> PropertyError {
        PropertyError(diagnostics + others, reason) ?? self
    }

    fileprivate func fixed(_ fix: String) -> PropertyError {
        guard var first = diagnostics.first else { return self }
        first.fixes.append(fix)
        return PropertyError([first] + diagnostics.dropFirst(), reason) ?? self
    }

    /// Adds the mistakes that may follow as notes.
    fileprivate func noting(_ others: [Diagnostic], of type: Any.Type) -> PropertyError {
        guard !others.isEmpty, var first = diagnostics.first else { return self }
        first.notes.append("reading '\(type)' ended here; as its other fields are declared, more may be wrong:")
        first.notes += others.map { other in
            let place = other.trace.first.map { ", \($0.relation.rawValue)" + ($0.place.map { " \($0)" } ?? "") } ?? ""
            return other.message + place
        }
        return PropertyError([first] + diagnostics.dropFirst(), reason) ?? self
    }
}

/// A list or a dictionary of the standard library, whose initialiser decodes all elements in turn.
protocol PropertyCollection {
    /// The type of the elements; `Never` of a dictionary whose keys decode themselves.
    static var element: Any.Type { get }
    /// Returns the diagnostics of the elements after the one that has failed.
    static func mistakes(after log: ReadLog, with decoder: PropertyDecoder, at path: PropertyPath) -> [Diagnostic]
}

extension PropertyCollection {
    fileprivate static func elements<Element: Decodable>(
        _ type: Element.Type, after log: ReadLog, with decoder: PropertyDecoder, at path: PropertyPath
    ) -> [Diagnostic] {
        guard let list = log.list, let index = log.failure?.index else { return [] }
        return list.indices.dropFirst(index + 1).flatMap {
            decoder.diagnostics(of: type, list[$0], at: path.appending(.index($0)))
        }
    }
}

extension Array: PropertyCollection where Element: Decodable {
    static var element: Any.Type { Element.self }

    static func mistakes(after log: ReadLog, with decoder: PropertyDecoder, at path: PropertyPath) -> [Diagnostic] {
        elements(Element.self, after: log, with: decoder, at: path)
    }
}

extension Set: PropertyCollection where Element: Decodable {
    static var element: Any.Type { Element.self }

    static func mistakes(after log: ReadLog, with decoder: PropertyDecoder, at path: PropertyPath) -> [Diagnostic] {
        elements(Element.self, after: log, with: decoder, at: path)
    }
}

/// A dictionary, which is read from a list of keys and values unless its keys can be those of a map.
protocol KeyedByType {
    static var key: Any.Type { get }
    var count: Int { get }
}

extension Dictionary: KeyedByType {
    static var key: Any.Type { Key.self }
}

extension Dictionary: PropertyCollection where Key: Decodable, Value: Decodable {
    static var element: Any.Type { Key.self == String.self || Key.self == Int.self ? Value.self : Never.self }

    static func mistakes(after log: ReadLog, with decoder: PropertyDecoder, at path: PropertyPath) -> [Diagnostic] {
        guard let map = log.keys?.map else { return [] }
        return map.keys.filter { !log.hasAsked(for: $0) }.flatMap {
            decoder.diagnostics(of: Value.self, map[$0], at: path.appending(.key($0)))
        }
    }
}
