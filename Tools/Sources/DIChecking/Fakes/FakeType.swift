// SPDX-License-Identifier: Apache-2.0

/// A type that conforms to the protocols of a key, and fails the test that calls it.
struct FakeType {
    /// The name, such as `FakeLog`.
    let name: String
    /// The protocols after the colon of the declaration.
    let conformance: String
    let base: ProtocolDescription.Base
    let members: [ProtocolDescription.Member]
    /// The Swift modules to import.
    let modules: Set<String>

    /// Describes the fake of an existential type.
    ///
    /// - Parameters:
    ///   - protocols: The protocols with their modules.
    ///   - name: The name of the fake.
    ///   - reader: The reader of the protocols.
    /// - Throws: `UnreadableProtocol` if one of them has unknown requirements.
    init(of protocols: [WrittenProtocol], named name: String, _ reader: ProtocolReader) throws(UnreadableProtocol) {
        self.name = name
        conformance = protocols.map(\.name).joined(separator: ", ")
        var base = ProtocolDescription.Base.value
        var members: [ProtocolDescription.Member] = []
        var modules: Set<String> = []
        for written in protocols {
            let description = try reader.describe(written.name, in: written.module)
            if description.base != .value, base != .actor { base = description.base }
            members += description.members.filter { one in
                !members.contains { $0.declaration == one.declaration }
            }
            modules.formUnion(description.modules)
        }
        (self.base, self.members, self.modules) = (base, members, modules)
    }

    /// The lines of the declaration.
    var lines: [String] {
        let keyword =
            switch base {
            case .value: "struct"
            case .object: "final class"
            case .actor: "actor"
            }
        let members = members.map { FakeMember($0, of: self) }
        // A list makes the fake outside of any actor.
        let initializer =
            members.contains(where: \.isPlainInitializer)
            ? [] : [base == .actor ? "init() {}" : "nonisolated init() {}"]
        var blocks = members.filter(\.isAlias).map(\.lines)
        blocks += initializer.map { [$0] }
        blocks += members.filter { !$0.isAlias }.map(\.lines)
        let body = blocks.map { $0.map { "    " + $0 } }.joined(separator: [""])
        return ["\(keyword) \(name): \(conformance) {"] + body + ["}"]
    }
}
