// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics

/// The source of a list of fakes.
struct FakesFile {
    private let subject: FakesSubject
    private let own: Set<String>
    private let sources: SourceFiles
    private let reader: Result<ProtocolReader, UnreadableProtocol>
    private var fakes: [FakeType] = []
    /// The names of fakes by their existential types.
    private var known: [ObjectIdentifier: String] = [:]
    private var imports: Set<String> = ["DI", "Testing"]
    private var list: [String] = []

    /// Answers a request for fakes.
    init(
        _ request: CheckRequest, _ types: ProgramTypes, announcing begin: (String) -> Void
    ) throws(CheckFailure) {
        guard let name = request.subject, let package = request.package else {
            throw CheckFailure("fakes are for a part of a package")
        }
        let subject = try FakesSubject(name, in: types, announcing: begin)
        self.init(
            subject, of: package,
            Result { () throws(UnreadableProtocol) in try ProtocolReader(package, workFolder: request.workFolder) })
    }

    /// Writes the fakes for some needs.
    init(
        _ subject: FakesSubject, of package: PackageLayout?, _ reader: Result<ProtocolReader, UnreadableProtocol>
    ) {
        self.subject = subject
        self.reader = reader
        sources = SourceFiles(package)
        own = package?.modules ?? []
        if own.contains(subject.name.swiftModule) { imports.insert(subject.name.swiftModule) }
        for need in subject.needs { add(need) }
    }

    /// The text, with a line break at its end.
    var text: String {
        var lines = [
            "// Fakes for everything that '\(subject.name.text)' needs from outside, written by swift package di fakes.",
            "// They are yours to edit: replace the placeholders, and give an answer where a test needs one.", "",
        ]
        lines += imports.sorted().map { own.contains($0) ? "@testable import \($0)" : "import \($0)" }
        lines += ["", "/// The fakes of a test: `\(subject.trait(list: listName))`.", "let \(listName) = Bindings {"]
        lines += list.map { "    " + $0 }
        lines.append("}")
        for fake in fakes { lines += [""] + fake.lines }
        if lines.contains(where: { $0.hasSuffix("throw Unanswered()") }) {
            lines += ["", "/// The error of a fake that was called and has no answer."]
            lines.append("private struct Unanswered: Error {}")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The name of the list, such as `brewingModuleFakes`.
    private var listName: String {
        let name = subject.name.text.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        let capitals = name.prefix { $0.isUppercase }.count
        let start = max(1, capitals == name.count ? capitals : capitals - 1)
        return name.prefix(start).lowercased() + name.dropFirst(start) + "Fakes"
    }

    // MARK: - Lines

    private mutating func add(_ need: OutsideNeed) {
        let key = WrittenKey(need)
        let place = need.place.map { sources.candidates(for: $0)[0] + ":\($0.line)" }
        let remark = place.map { "   // needed at \($0)" } ?? ""
        if let reason = key.obstacle {
            list.append("// \(key.name) has no fake here, because \(reason)\(remark.dropFirst(2))")
            return
        }
        imports.formUnion(key.modules.map(Self.importable).filter { !$0.isEmpty })
        let (value, complaint) = value(of: key.element)
        if let complaint { list.append("// No fake of \(key.name), because \(complaint): write one by hand.") }
        list += key.lines(value).enumerated().map { $0.offset == 0 ? $0.element + remark : $0.element }
    }

    /// The expression of a value, a fake or a placeholder, with the reason for which a protocol has no fake.
    private mutating func value(of type: Any.Type) -> (text: String, complaint: String?) {
        let placeholder = "<#\(_TypeSpelling(of: type).text { _ in false })#>"
        guard let protocols = WrittenProtocol.all(of: type) else { return (placeholder, nil) }
        if let name = known[ObjectIdentifier(type)] { return ("\(name)()", nil) }
        do throws(UnreadableProtocol) {
            let fake = try FakeType(of: protocols, named: fakeName(protocols), reader.get())
            known[ObjectIdentifier(type)] = fake.name
            fakes.append(fake)
            imports.formUnion(fake.modules.map(Self.importable).filter { !$0.isEmpty })
            return ("\(fake.name)()", nil)
        } catch {
            return (placeholder, error.reason)
        }
    }

    /// The shortest name that no other fake has.
    private func fakeName(_ protocols: [WrittenProtocol]) -> String {
        let paths = protocols.map { $0.name.split(separator: ".") }
        let short = "Fake" + paths.compactMap(\.last).joined()
        let names = [short, "Fake" + paths.joined().joined()] + (2...fakes.count + 2).map { "\(short)\($0)" }
        return names.first { name in !fakes.contains { $0.name == name } } ?? short
    }

    /// The module that a source imports to see another one; empty for a module that every source sees.
    private static func importable(_ module: String) -> String {
        switch module {
        case "Swift", "_Concurrency", "_StringProcessing", "": ""
        case "DICore", "DIValidation", "DIBinding", "DIAssisted": "DI"
        case let module where module.hasPrefix("Foundation"): "Foundation"
        case let module: module.hasPrefix("_") || module == "__C" ? "" : module
        }
    }
}
