// SPDX-License-Identifier: Apache-2.0

@testable import DIRegistrar
@testable import DISyntax

/// The registration of sources that are written in a test.
enum Registering {
    /// Returns a target with one file, `/App/File.swift`.
    static func target(_ text: String, named name: String = "App", uses: [String] = []) -> TargetSources {
        target(["File": text], named: name, uses: uses)
    }

    /// Returns a target with files, by their names.
    static func target(_ files: [String: String], named name: String = "App", uses: [String] = []) -> TargetSources {
        TargetSources(
            name: name, uses: uses,
            files: files.map { .init(path: "/\(name)/\($0.key).swift", source: Source($0.value)) })
    }

    /// Returns the mistakes in a source.
    static func problems(_ text: String) -> [String] {
        problems(["File": text])
    }

    static func problems(_ files: [String: String]) -> [String] {
        Registrar.run(target(files), below: [], isPublic: false).problems.map { "\($0)" }
    }

    /// Returns the generated source.
    static func text(_ target: TargetSources, below: [TargetSources] = [], isPublic: Bool = false) -> String {
        Registrar.run(target, below: below, isPublic: isPublic).text ?? "nothing is written"
    }

    /// Returns the statements that bind what a source marks, without their places.
    static func statements(_ text: String) -> [String] {
        let outcome = Registrar.run(target(text), below: [], isPublic: false)
        guard let generated = outcome.text else { return outcome.problems.map { "\($0)" } }
        return generated.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix("binder") || $0.hasPrefix("#if") || $0.hasPrefix("#endif") }.map(String.init)
    }
}
