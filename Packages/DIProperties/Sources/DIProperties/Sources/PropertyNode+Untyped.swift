// SPDX-License-Identifier: Apache-2.0

extension PropertyNode {
    /// Makes the node of a text in a source without types: JSON of a map becomes the map, which is merged as such.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - depth: The number of steps to the value.
    ///   - origin: The place of the text.
    ///   - limits: The limits of the JSON, without which it stays a text.
    convenience init(untyped text: String, below depth: Int, _ origin: Properties.Origin, _ limits: Properties.Limits) {
        var limits = limits
        limits.depth -= depth
        if text.first == "{", let tree = try? PropertyFormat.parse(json: text, name: origin.source, limits: limits),
            let map = tree.map
        {
            self.init(.map(map), origin, derivation: PropertyDerivation(json: text))
        } else {
            self.init(text: text, isTyped: false, origin)
        }
    }
}
