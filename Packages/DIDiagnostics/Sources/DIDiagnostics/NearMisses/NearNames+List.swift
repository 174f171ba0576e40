// SPDX-License-Identifier: Apache-2.0

extension NearNames {
    /// The longest name that is compared with alternatives.
    private static let lengthLimit: Int = 200

    /// Finds the nearest of a short list of alternatives, if it is near enough; the first of several.
    ///
    /// Allows one edit in three letters, at least one, at most three. These are more than in an index of `NearNames`,
    /// because an alternative is likelier to be intended than some name of a whole graph. Complexity: linear in the list.
    static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let query = Letters(name)
        guard query.count <= lengthLimit else { return nil }
        let limit = max(1, min(3, name.count / 3))
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let letters = Letters(candidate)
            guard letters.count <= lengthLimit, let found = query.distance(to: letters, atMost: limit) else { continue }
            if found < best?.distance ?? .max { best = (candidate, found) }
        }
        return best?.name
    }
}
