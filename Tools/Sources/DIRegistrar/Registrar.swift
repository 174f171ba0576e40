// SPDX-License-Identifier: Apache-2.0

import DISyntax

/// Finds the marked types of a target, and writes the modules that bind them.
package struct Registrar {
    /// The result of one run.
    package struct Outcome: Sendable {
        /// The source of the modules; nil if there are errors.
        package let text: String?
        /// All mistakes, in the order of their places.
        package let problems: [Problem]
    }

    let target: TargetSources
    let table: TypeTable
    private(set) var problems: [Problem] = []

    /// Prepares the registration of a target.
    init(_ target: TargetSources) {
        self.target = target
        table = TypeTable(target)
    }

    /// Writes the modules of a target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - others: The targets of the same package below it, whose modules are included if the target depends on them
    ///     directly.
    ///   - isPublic: Whether other targets can use the modules.
    /// - Returns: The source, unless there are errors, and all mistakes.
    package static func run(_ target: TargetSources, below others: [TargetSources], isPublic: Bool) -> Outcome {
        var registrar = Registrar(target)
        let registration = registrar.register()
        let problems = registrar.problems.sorted(by: Problem.areInOrder)
        guard problems.allSatisfy(\.id.isWarning) else { return Outcome(text: nil, problems: problems) }
        var modules = ModuleTable(others)
        let file = BindingsFile(
            registration: registration, included: modules.modules(usedBy: target), isPublic: isPublic)
        return Outcome(text: file.text, problems: problems)
    }

    /// Returns the bindings of the marked types.
    mutating func register() -> Registration {
        for file in target.files where file.source.isBroken {
            report(
                .unread, file.path, SourcePlace(line: 1, column: 1),
                "brackets, quotes, comments or '#if' blocks of this file don't close, so nothing in it is bound")
        }
        let marked = table.markedTypes(withGroups: target.imports("DIProperties")) { problems.append($0) }
        var lines: [Registration.Line] = []
        for type in marked where canName(type) {
            checkOptions(type)
            for mark in type.marks { lines += self.lines(binding: type, mark) }
        }
        if lines.isEmpty, problems.isEmpty {
            report(
                .nothing, "", SourcePlace(line: 1, column: 1),
                "'\(target.name)' uses the plugin DIRegistration, but has no marked type")
        }
        return Registration(target: target, lines: lines, table: table)
    }

    mutating func report(_ id: Problem.ID, _ file: String, _ place: SourcePlace, _ text: String) {
        problems.append(Problem(id, file, place, text))
    }

    /// Reports a mistake at the declaration that marks a type.
    mutating func report(_ type: MarkedType, _ id: Problem.ID, _ text: String) {
        let part = type.marks.first { $0.marker != .group }?.part ?? type.type
        report(id, part.file, part.declaration.place, text)
    }
}
