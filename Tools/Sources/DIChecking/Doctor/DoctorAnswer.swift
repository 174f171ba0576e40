// SPDX-License-Identifier: Apache-2.0

/// The part of `doctor` from the linked program: the types that it found.
struct DoctorAnswer {
    private let types: ProgramTypes

    init(_ types: ProgramTypes) {
        self.types = types
    }

    /// A line for each kind of type.
    var text: String {
        var lines = [
            Self.line("components", types.components.map(\.name)),
            Self.line("generic components", types.generics.map(\.name)),
            Self.line("modules", types.modules.map { ModuleName($0).text }),
        ]
        if types.unreadable > 0 {
            lines.append("conformances that could not be read: \(types.unreadable)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ title: String, _ names: [String]) -> String {
        "\(title): " + (names.isEmpty ? "none" : "\(names.count): " + names.joined(separator: ", "))
    }
}
