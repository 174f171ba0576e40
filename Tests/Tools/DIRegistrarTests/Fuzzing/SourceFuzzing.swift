// SPDX-License-Identifier: Apache-2.0

@testable import DIRegistrar
@testable import DISyntax

/// The registration of whatever bytes a file may have.
///
/// `Scripts/fuzz` feeds it with what libFuzzer makes up, and `FuzzedTests` with what that has found.
enum SourceFuzzing {
    /// Registers a source twice. Gives what contradicts itself, nil if nothing does; a trap is a finding, too.
    static func run(_ bytes: [UInt8]) -> String? {
        let source = bytes.withUnsafeBufferPointer { Source($0) }
        let target = TargetSources(name: "App", files: [.init(path: "/App/File.swift", source: source)])
        let outcome = Registrar.run(target, below: [], isPublic: true)
        let again = Registrar.run(target, below: [target], isPublic: true)
        if outcome.text != again.text || outcome.problems != again.problems { return "two runs differ" }
        return complaint(about: source, with: bytes) ?? complaint(about: outcome, of: source)
    }

    private static func complaint(about source: Source, with bytes: [UInt8]) -> String? {
        let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        for declaration in source.declarations where !(1...lines).contains(declaration.place.line) {
            return "\(declaration.name) is in line \(declaration.place.line) of \(lines)"
        }
        return nil
    }

    private static func complaint(about outcome: Registrar.Outcome, of source: Source) -> String? {
        if source.isBroken != outcome.problems.contains(where: { $0.id == .unread }) {
            return "a broken file isn't reported, or a whole one is"
        }
        guard let text = outcome.text else {
            return outcome.problems.allSatisfy(\.id.isWarning) ? "nothing is written, without an error" : nil
        }
        let written = Source(text)
        if written.isBroken { return "what is written doesn't close:\n\(text)" }
        return written.declarations.first?.name == "AppBindings" ? nil : "no module is written:\n\(text)"
    }
}
