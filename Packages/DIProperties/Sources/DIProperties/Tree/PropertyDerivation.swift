// SPDX-License-Identifier: Apache-2.0

/// How a value was worked out of a text: of references, of JSON, or of elements with commas between.
final class PropertyDerivation: Sendable {
    /// The text with references that the value was put together of.
    let written: String?
    /// The path of the value, where the text is nothing but a reference to it.
    let referent: PropertyPath?
    /// Whether a secret went into it, so that neither it nor a part of it may be shown.
    let isSecret: Bool
    /// Whether it is an element of a text with commas, which cannot be a list of itself again.
    let isElement: Bool

    init(written: String? = nil, referent: PropertyPath? = nil, isSecret: Bool = false, isElement: Bool = false) {
        self.written = written
        self.referent = referent
        self.isSecret = isSecret
        self.isElement = isElement
    }
}

extension PropertyNode {
    /// What a message may show, if it may show anything: the text with references, or the value that the only one leads to.
    var shown: Content {
        guard let derivation, derivation.referent == nil, let written = derivation.written else { return content }
        return .template(written)
    }

    /// This value and everything below it, secret as far as a function of the path below says so.
    func derived(
        at path: PropertyPath = PropertyPath(), isSecret: (PropertyPath) -> Bool
    ) -> PropertyNode {
        let content: Content
        switch self.content {
        case .list(let list):
            content = .list(
                list.enumerated().map { $1.derived(at: path.appending(.index($0)), isSecret: isSecret) })
        case .map(let map):
            content = .map(map.mapped { $1.derived(at: path.appending(.key($0)), isSecret: isSecret) })
        default: content = self.content
        }
        let derivation = isSecret(path) ? PropertyDerivation(isSecret: true) : derivation
        return PropertyNode(
            content, origin, key: keyPosition, overridden: overridden, derivation: derivation, copyOf: self)
    }
}
