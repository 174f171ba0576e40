// SPDX-License-Identifier: Apache-2.0

/// Counts and names the objects of a tree, so that programs that make the same tree print the same line.
struct Walk {
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The line of a tree.
    static func line(of root: any Service) -> String {
        var walk = Walk()
        walk.visit(root)
        let digits = String(walk.hash, radix: 16)
        return "\(walk.numbers.count) objects, \(String(repeating: "0", count: 16 - digits.count))\(digits)"
    }

    private mutating func visit(_ object: any Service) {
        let identifier = ObjectIdentifier(object)
        if let number = numbers[identifier] { return add("\(number)") }
        numbers[identifier] = numbers.count
        add(String(describing: type(of: object)))
        for part in object.parts { visit(part) }
        add(")")
    }

    /// FNV-1a.
    private mutating func add(_ text: String) {
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
}
