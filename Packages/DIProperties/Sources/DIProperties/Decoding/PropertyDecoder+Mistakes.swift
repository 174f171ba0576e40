// SPDX-License-Identifier: Apache-2.0

import DICore

extension PropertyDecoder {
    /// Returns the error of a value whose initialiser has thrown: its first mistake.
    ///
    /// The initialiser is not run on invented values, which it might divide by or unwrap. All elements of a list or a dictionary
    /// have to be right, so those after the wrong one are looked at, too.
    func mistakes(after error: any Error, in tree: TreeDecoder, of type: Any.Type) -> PropertyError {
        if let refused = error as? Refused, let error = PropertyError(refused.diagnostics) { return error }
        guard let first = PropertyError.source(of: error) else {
            giveUp(tree.path)
            return foreign(error, type, tree.node, tree.path)
        }
        guard let collection = type as? any PropertyCollection.Type else {
            giveUp(tree.path)
            return first
        }
        if let key = collection.key, tree.map == nil, tree.list == nil, tree.node.map != nil {
            return first.fixed("to read a map into '\(type)', make '\(key)' CodingKeyRepresentable")
        }
        // Nothing else can be read after references that never end.
        guard first.diagnostic.id != .propertySyntax else {
            giveUp(tree.path)
            return first
        }
        let others = tree.rest.flatMap { diagnostics(of: collection.element, $1, at: tree.path.appending($0)) }
        return PropertyError(first.diagnostics + others, first.reason) ?? first
    }

    private func diagnostics<Value: Decodable>(
        of type: Value.Type, _ node: PropertyNode?, at path: PropertyPath
    ) -> [Diagnostic] {
        do throws(PropertyError) {
            _ = try value(type, node, at: path)
            return []
        } catch {
            return error.diagnostics
        }
    }
}

extension PropertyError {
    fileprivate func fixed(_ fix: String) -> PropertyError {
        var first = diagnostic
        first.fixes.append(fix)
        return PropertyError([first] + diagnostics.dropFirst(), reason) ?? self
    }
}

/// A list or a dictionary of the standard library, whose initialiser decodes all elements in turn.
protocol PropertyCollection {
    static var element: any Decodable.Type { get }
    /// The type of a dictionary's keys. One that is neither a string nor CodingKeyRepresentable is read from a list.
    static var key: Any.Type? { get }
    var count: Int { get }
}

extension PropertyCollection {
    static var key: Any.Type? { nil }
}

extension Array: PropertyCollection where Element: Decodable {
    static var element: any Decodable.Type { Element.self }
}

extension Set: PropertyCollection where Element: Decodable {
    static var element: any Decodable.Type { Element.self }
}

extension Dictionary: PropertyCollection where Key: Decodable, Value: Decodable {
    static var element: any Decodable.Type { Value.self }
    static var key: Any.Type? { Key.self }
}
