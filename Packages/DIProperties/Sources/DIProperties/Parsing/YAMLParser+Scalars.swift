// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

extension YAMLParser {
    /// Returns the content of a scalar, by its tag or by the core schema.
    func content(of scalar: Node.Scalar) throws(SyntaxProblem) -> PropertyNode.Content {
        let text = self.text.original(scalar.string)
        switch scalar.tag.rawValue {
        case Tag.Name.implicit.rawValue where scalar.style == .plain:
            return YAMLScalar.content(of: text)
        case Tag.Name.implicit.rawValue, Tag.Name.nonSpecific.rawValue, Tag.Name.str.rawValue:
            return Template.isNeeded(for: text) ? .template(text) : .text(text)
        case let tag:
            let content = YAMLScalar.content(of: text)
            switch (tag, content) {
            case (Tag.Name.int.rawValue, .number), (Tag.Name.float.rawValue, .number), (Tag.Name.bool.rawValue, .bool),
                (Tag.Name.null.rawValue, .null):
                return content
            default:
                throw unknownTag(tag, scalar.mark)
            }
        }
    }

    /// Refuses a collection with a tag of another type.
    func checkTag(_ tag: Tag, _ name: String, _ mark: Mark?) throws(SyntaxProblem) {
        let allowed = [Tag.Name.implicit.rawValue, Tag.Name.nonSpecific.rawValue, "tag:yaml.org,2002:" + name]
        guard allowed.contains(tag.rawValue) else { throw unknownTag(tag.rawValue, mark) }
    }

    /// The tags of YAML 1.1 and 1.2.
    private static let knownTags: Set<String> = [
        "!!str", "!!int", "!!float", "!!bool", "!!null", "!!seq", "!!map", "!!binary", "!!timestamp", "!!set", "!!omap",
        "!!pairs", "!!merge", "!!value", "!!yaml",
    ]

    private func unknownTag(_ tag: String, _ mark: Mark?) -> SyntaxProblem {
        let prefix = "tag:yaml.org,2002:"
        let name = tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
        // Any other may be a secret that begins with '!'.
        let isKnown = Self.knownTags.contains(name)
        return SyntaxProblem(
            isKnown ? "the tag \(Shown.quoted(name)) does not match the value" : "'!' begins an unknown tag",
            at: mark.map(TextPosition.init),
            fix: (isKnown ? "leave it out; " : "quote a string that begins with '!'; ")
                + "!!str, !!int, !!float, !!bool, !!null, !!seq and !!map are supported")
    }
}
#endif
