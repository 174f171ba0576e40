// SPDX-License-Identifier: Apache-2.0

extension RawRepresentable where Self: CaseIterable, RawValue == String {
    /// Reads a case by its name; throws `DecodingError` for an unknown name, with the known ones.
    static func named(in decoder: any Decoder, _ noun: String, _ plural: String) throws -> Self {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let found = Self(rawValue: name) else {
            let known = allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(name)' is not \(noun); the \(plural) are \(known)")
        }
        return found
    }
}
