// SPDX-License-Identifier: Apache-2.0

import DIHints

/// The part of `doctor` that only the linked program knows: the types that it found, and the form of the compiler's typed trees.
struct DoctorAnswer {
    private let types: ProgramTypes
    /// The form of the trees; nil without a package.
    private let form: Result<String, HintsUnavailable>?

    init(_ types: ProgramTypes, form: Result<String, HintsUnavailable>?) {
        self.types = types
        self.form = form
    }

    /// Looks at the program and at the build that a request is about.
    init(_ types: ProgramTypes, _ request: CheckRequest) {
        self.init(
            types, form: request.package.map { recognizedForm(HintRequest($0, workFolder: request.workFolder)) })
    }

    /// A line for each kind of type, and one for the typed trees.
    var text: String {
        var lines = [
            Self.line("components", types.components.map(\.name)),
            Self.line("generic components", types.generics.map(\.name)),
            Self.line("modules", types.modules.map { ModuleName($0).text }),
        ]
        if types.unreadable > 0 {
            lines.append("conformances that could not be read: \(types.unreadable)")
        }
        switch form {
        case .success(let name): lines.append("typed trees: in the form of \(name)")
        case nil: break
        case .failure(let failure):
            lines.append("typed trees: not read, so there are no hints: \(failure.reason)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ title: String, _ names: [String]) -> String {
        "\(title): " + (names.isEmpty ? "none" : "\(names.count): " + names.joined(separator: ", "))
    }
}
