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
        // Nothing else can be read after references that never end.
        guard let collection = type as? any PropertyCollection.Type, first.diagnostic.id != .propertySyntax else {
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

/// A list or a dictionary of the standard library, whose initialiser decodes all elements in turn.
protocol PropertyCollection {
    static var element: any Decodable.Type { get }
}

extension Array: PropertyCollection where Element: Decodable {
    static var element: any Decodable.Type { Element.self }
}

extension Set: PropertyCollection where Element: Decodable {
    static var element: any Decodable.Type { Element.self }
}

extension Dictionary: PropertyCollection where Key: Decodable, Value: Decodable {
    static var element: any Decodable.Type { Value.self }
}
