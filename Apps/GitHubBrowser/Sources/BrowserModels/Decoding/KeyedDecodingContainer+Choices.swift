// SPDX-License-Identifier: Apache-2.0

extension KeyedDecodingContainer {
    /// Decodes a case of an enumeration from its text, with the errors of `decode(_:forKey:)`.
    ///
    /// It decodes the text first: for any other decoded type, the runtime reads all conformances of the program to find out
    /// whether the type validates its values.
    package func decodeChoice<Choice: RawRepresentable & Decodable>(
        _ type: Choice.Type = Choice.self, forKey key: Key
    ) throws -> Choice where Choice.RawValue == String {
        let text = try? superDecoder(forKey: key).singleValueContainer().decode(String.self)
        if let choice = text.flatMap(Choice.init(rawValue:)) { return choice }
        return try decode(type, forKey: key)
    }
}
