// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FieldGenerator

@Suite struct ProgramTests {
    private static let graph = FieldGraph(modules: 20, seed: 1)

    @Test(arguments: Library.allCases) func sources_areTheSameToTheByte_ofTheSameSeed(library: Library) {
        let program = Program(Self.graph, wiredWith: library)
        let again = Program(FieldGraph(modules: 20, seed: 1), wiredWith: library)
        #expect(program.files == again.files)
        #expect(program.fingerprint == again.fingerprint)
        #expect(program.fingerprint != Program(FieldGraph(modules: 20, seed: 2), wiredWith: library).fingerprint)
    }

    @Test(arguments: Library.allCases) func classes_areThoseOfTheProgramByHand(library: Library) throws {
        let byHand = Program(Self.graph, wiredWith: .hand)
        let program = Program(Self.graph, wiredWith: library)
        for module in Self.graph.modules {
            let declarations = Self.graph.services[module.services].map { $0.declaration(in: Self.graph) }
            for written in [byHand, program] {
                let text = try #require(written.files.first { $0.path == written.path(of: module) }).text
                for declaration in declarations { #expect(text.contains(declaration)) }
            }
        }
    }

    /// The lines that bind a service, as each library has them; the initialisers have the dependencies.
    @Test(arguments: Library.allCases) func everyService_isBoundOnce_andSharedAsInTheGraph(library: Library) {
        let text = Program(Self.graph, wiredWith: library).files.map(\.text).joined()
        for service in Self.graph.services {
            let line = binding(of: service, in: library)
            #expect(text.count(of: line) == 1, "\(line)")
        }
    }

    /// A binding that calls the initialiser passes each dependency under its label, in order.
    @Test(arguments: [Library.factory, .swinject, .swiftDependencies]) func calls_takeTheDependencies(library: Library)
    {
        let text = Program(Self.graph, wiredWith: library).files.map(\.text).joined()
        for service in Self.graph.services where !service.dependencies.isEmpty {
            let labels = service.dependencies.map { "\(Self.graph.services[$0].label):" }
            #expect(
                text.arguments(of: " \(service.className)(\n").filter { $0.hasSuffix(":") } == labels, "\(service.name)"
            )
        }
    }

    private func binding(of service: FieldGraph.Service, in library: Library) -> String {
        let shared = service.isShared
        switch library {
        case .hand:
            return shared
                ? "let \(service.label) = \(service.className)("
                : "public func \(service.label)() -> \(service.requestedType)"
        case .swiftDI:
            let type = service.hasProtocol ? "as: (any \(service.name)).self, " : ""
            return "\(shared ? "single" : "factory")(\(type)\(service.className).init)"
        case .swiftDIBinding:
            let type = service.hasProtocol ? "(any \(service.name))" : service.name
            return "bind(\(type).self)\(shared ? ".sharedInScope()" : "").to(factory: \(service.className).init)"
        case .factory: return "public var \(service.label): Factory<\(service.requestedType)>"
        case .swinject:
            return "container.register(\(service.hasProtocol ? "(any \(service.name))" : service.name).self)"
        case .swiftDependencies:
            return "private enum \(service.name)Key: DependencyKey {\n    static var liveValue: "
                + (shared ? "\(service.requestedType) {" : "@Sendable () -> \(service.requestedType) {")
        }
    }
}

extension String {
    fileprivate func count(of part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }

    /// The words of the first call that begins with this, to its closing parenthesis.
    fileprivate func arguments(of call: String) -> [String] {
        guard let begin = firstRange(of: call)?.upperBound else { return [] }
        var depth = 1
        let end = self[begin...].firstIndex { character in
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            return depth == 0
        }
        return self[begin..<(end ?? endIndex)].split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
