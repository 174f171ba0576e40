// SPDX-License-Identifier: Apache-2.0

/// A requirement of a protocol as a member of a fake, which fails the test that reaches it.
struct FakeMember {
    private let member: ProtocolDescription.Member
    private let fake: FakeType
    /// The declaration without the words that only protocols have.
    private let head: String

    init(_ member: ProtocolDescription.Member, of fake: FakeType) {
        self.member = member
        self.fake = fake
        var head = member.declaration.replacing(#/\bSelf\b(?!\s*:)/#, with: fake.name)
        // Only values have mutating members.
        if fake.base != .value { head = head.replacing(#/\b(non)?mutating /#, with: "") }
        self.head = head
    }

    /// The lines of the member, without indentation.
    var lines: [String] {
        switch member.kind {
        case .associatedType: [alias]
        case .initializer: initializer
        case .method: ["\(head) {"] + body(member.result, member.canThrow).map { "    " + $0 } + ["}"]
        case .property, .subscript: accessors
        }
    }

    /// Whether this is the initialiser without parameters, by which the list makes the fake.
    var isPlainInitializer: Bool { member.kind == .initializer && member.name.hasSuffix(".init()") }

    var isAlias: Bool { member.kind == .associatedType }

    private var alias: String {
        let text = member.declaration
        let name = member.name.split(separator: ".").last.map(String.init) ?? ""
        if let value = text.firstMatch(of: #/ = (.+)$/#)?.1 { return "typealias \(name) = \(value)" }
        let constraint = text.firstMatch(of: #/: (.+)$/#)?.1
        return "typealias \(name) = <#\(constraint.map { "\(name): \($0)" } ?? name)#>"
    }

    /// An initialiser without parameters makes the fake; any other one reports its call, like a method.
    private var initializer: [String] {
        let isOptional = head.contains(#/\binit[?!]/#)
        guard !isPlainInitializer else { return [head + " {}"] }
        return ["\(head) {", "    \(report)"] + (isOptional ? ["    return nil"] : []) + ["}"]
    }

    private var report: String { "Issue.record(\"\(member.name) was called\")" }

    private func body(_ result: String?, _ canThrow: Bool) -> [String] {
        if result == "Never" { return [trap] }
        if canThrow { return [report, "throw Unanswered()"] }
        guard let result else { return [report] }
        let type = result.replacing(#/\bSelf\b/#, with: fake.name)
        guard let value = NeutralValue(of: type, fake: fake.name)?.text else { return [report, trap] }
        return [report, "return \(value)"]
    }

    private var trap: String { "fatalError(\"\(member.name) was called, and has no answer\")" }

    /// A property or a subscript with the accessors that the protocol has.
    private var accessors: [String] {
        let parts = head.firstMatch(of: #/^(?<head>.*) \{ (?<accessors>[^{}]*) \}$/#)
        let declaration = parts.map { String($0.output.head) } ?? head
        let words = parts.map { String($0.output.accessors) } ?? "get"
        let type = declaration.firstRange(of: ": ").map { String(declaration[$0.upperBound...]) }
        let result = member.kind == .property ? type : member.result
        let setter = words.firstMatch(of: #/\b(nonmutating )?set\b/#).map { String($0.output.0) }
        let getter = setter.map { words.replacing($0, with: "") } ?? words
        var lines = ["\(declaration) {", "    \(getter.split(separator: " ").joined(separator: " ")) {"]
        lines += body(result, words.contains(#/\bthrows\b(?!\()/#)).map { "        " + $0 } + ["    }"]
        if let setter { lines += ["    \(setter) {", "        \(report)", "    }"] }
        return lines + ["}"]
    }
}
