// SPDX-License-Identifier: Apache-2.0

/// Finds the graphs in the JSON of a check, so that each is read as a separate file, with its own errors.
///
/// It looks at brackets and texts only, and works on JSON that another tool has formatted. Anything else is left to the
/// reader of graphs, whose error says where the text is wrong.
struct GraphListScanner {
    private let bytes: [UInt8]
    private var position: Int = 0

    /// Returns the texts of the graphs; nil if the text is not the JSON of a check, which has `components` and `notes`, and no
    /// `bindings`.
    static func components(in bytes: [UInt8]) -> [ArraySlice<UInt8>]? {
        var scanner = GraphListScanner(bytes: bytes)
        guard let members = scanner.members() else { return nil }
        let keys = members.map(\.key)
        guard keys.contains("notes"), !keys.contains("bindings") else { return nil }
        guard let list = members.first(where: { $0.key == "components" })?.value else { return nil }
        scanner.position = list.startIndex
        return scanner.elements()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func members() -> [(key: String, value: ArraySlice<UInt8>)]? {
        guard take(UInt8(ascii: "{")) else { return nil }
        var members: [(key: String, value: ArraySlice<UInt8>)] = []
        if take(UInt8(ascii: "}")) { return members }
        repeat {
            guard let key = value(), key.first == UInt8(ascii: "\""), take(UInt8(ascii: ":")), let value = value()
            else { return nil }
            members.append((String(decoding: key.dropFirst().dropLast(), as: UTF8.self), value))
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? members : nil
    }

    private mutating func elements() -> [ArraySlice<UInt8>]? {
        guard take(UInt8(ascii: "[")) else { return nil }
        var elements: [ArraySlice<UInt8>] = []
        if take(UInt8(ascii: "]")) { return elements }
        repeat {
            guard let value = value() else { return nil }
            elements.append(value)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? elements : nil
    }

    /// Takes a byte, after blanks, if it is the next one.
    private mutating func take(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    /// Takes a value of any kind, up to the bracket, comma or colon that ends it.
    private mutating func value() -> ArraySlice<UInt8>? {
        skipBlanks()
        let start = position
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                guard takeText() else { return nil }
                if depth == 0 { return bytes[start..<position] }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return position > start ? bytes[start..<position] : nil }
                depth -= 1
                if depth == 0 {
                    position += 1
                    return bytes[start..<position]
                }
            case UInt8(ascii: ",") where depth == 0, UInt8(ascii: ":") where depth == 0:
                return position > start ? bytes[start..<position] : nil
            default: break
            }
            position += 1
        }
        return nil
    }

    /// Takes a text with its quotes.
    private mutating func takeText() -> Bool {
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "\""):
                position += 1
                return true
            default: position += 1
            }
        }
        return false
    }
}
