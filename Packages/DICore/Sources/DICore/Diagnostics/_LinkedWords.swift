// SPDX-License-Identifier: Apache-2.0

/// The product with the full texts of diagnostics, if the program contains it.
///
/// A program without it contains neither its code nor a reference to it. The name is looked up when a text is made, once.
package enum _LinkedWords {
    /// The enumeration `GraphWords` of `DIDiagnostics`; nil in a program that doesn't link it.
    package static let type: Any.Type? = _typeByName("13DIDiagnostics10GraphWordsO")
}

/// The part of the linked words that every layer uses: names of types and near misses.
package protocol _Wording {
    /// Spells a type as it is written in source, without modules.
    static func spelling(of type: Any.Type) -> String

    /// Finds the nearest of a short list of alternatives, if it is near enough; the first of several.
    static func nearest(to name: String, among candidates: [String]) -> String?
}

extension _DiagnosticText {
    /// Finds the name that was likely meant, if `DIDiagnostics` is linked. Complexity: linear in the list.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        (_LinkedWords.type as? any _Wording.Type)?.nearest(to: name, among: Array(candidates))
    }
}
