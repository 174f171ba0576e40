// SPDX-License-Identifier: Apache-2.0

import DICore

/// The type of a contribution to a collection, and the words of binders and lists for it.
package protocol _ContributionWords: _CollectionShape {
    /// The type of one contribution.
    static var _part: Any.Type { get }
    /// The builder's step.
    static var _step: String { get }
    /// The line of a list.
    static var _line: String { get }
}

extension _ContributionWords {
    /// A block with the builder's step.
    package static var _line: String { "include { $0.bind(…).\(_step) … }" }
}

extension Array: _ContributionWords {
    package static var _part: Any.Type { Element.self }
    package static var _step: String { "intoCollection()" }
    package static var _line: String { "intoCollection { … }" }
}

extension Set: _ContributionWords {
    package static var _part: Any.Type { Element.self }
    package static var _step: String { "intoSet()" }
}

extension Dictionary: _ContributionWords {
    package static var _part: Any.Type { Value.self }
    package static var _step: String { "intoDictionary(key:)" }
}

extension _Key {
    /// Returns a type as a collection of contributions with their words, or nil if it isn't one.
    package static func contributions(to type: Any.Type) -> (any _ContributionWords.Type)? {
        collection(of: type) as? any _ContributionWords.Type
    }

    /// Returns the type within tags, wrappers, optionals and collections, which easily confused keys have in common.
    package static func core(of type: Any.Type) -> Any.Type {
        var core = type
        // No requestable type nests deeper.
        for _ in 0..<4 {
            guard let inner = inner(of: core) else { break }
            core = inner
        }
        return core
    }

    private static func inner(of type: Any.Type) -> Any.Type? {
        let element = _Key(type).element
        if element != type { return element }
        if let form = _Form.find(type) { return form.value }
        return contributions(to: type)?._part
    }
}
