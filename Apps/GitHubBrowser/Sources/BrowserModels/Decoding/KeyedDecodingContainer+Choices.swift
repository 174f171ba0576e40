// SPDX-License-Identifier: Apache-2.0

extension KeyedDecodingContainer {
    /// Decodes one of the texts of an enumeration, and fails as `decode(_:forKey:)` does.
    ///
    /// It decodes the text first. For each other type that the properties decode, the runtime reads all conformances of the
    /// program, to find out whether the value validates itself.
    public func decodeChoice<Choice: RawRepresentable & Decodable>(
        _ type: Choice.Type = Choice.self, forKey key: Key
    ) throws -> Choice where Choice.RawValue == String {
        let text = try? superDecoder(forKey: key).singleValueContainer().decode(String.self)
        if let choice = text.flatMap(Choice.init(rawValue:)) { return choice }
        return try decode(type, forKey: key)
    }
}
