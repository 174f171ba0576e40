// SPDX-License-Identifier: Apache-2.0

/// The way in which a value was derived from a string: from references, or from JSON.
final class PropertyDerivation: Sendable {
    /// The string with references that the value was resolved from.
    let written: String?
    /// The path of the referenced value, if the string is a single reference.
    let referent: PropertyPath?
    /// Whether it contains a secret, so that no part of it may be shown.
    let isSecret: Bool
    /// Whether references were put into a string, which is not parsed as a list or a map then.
    let isSpliced: Bool
    /// The text of a map that a source without types has as JSON.
    let json: String?

    init(
        written: String? = nil, referent: PropertyPath? = nil, isSecret: Bool = false, isSpliced: Bool = false,
        json: String? = nil
    ) {
        self.written = written
        self.referent = referent
        self.isSecret = isSecret
        self.isSpliced = isSpliced
        self.json = json
    }
}

extension PropertyNode {
    /// The text of a map that a source without types has as JSON.
    var json: String? { map == nil ? nil : made.derivation?.json }

    /// The value as a single one: of a map that was written as text, the text.
    var single: PropertyNode {
        guard let json else { return self }
        return copy(Template.isNeeded(for: json) ? .template(json) : .untyped(json))
    }

    /// The content for messages, unless it is secret: the string with references, or the value of its only reference.
    var shown: Content {
        guard let derivation, derivation.referent == nil, let written = derivation.written else { return content }
        return .template(written)
    }

    /// This value with everything below it as secrets.
    var secret: PropertyNode {
        let content: Content
        switch self.content {
        case .list(let list): content = .list(list.map(\.secret))
        case .map(let map): content = .map(map.mapped { $1.secret })
        default: content = self.content
        }
        return copy(
            content, derivation: PropertyDerivation(isSecret: true, isSpliced: derivation?.isSpliced ?? false))
    }
}
