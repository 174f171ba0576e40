// SPDX-License-Identifier: Apache-2.0

import DISyntax

extension Registrar {
    /// Returns whether code at the top level of the module can name a type, and reports the reason if not.
    ///
    /// A group of properties that it cannot name is left to its own code, since only that may use it.
    mutating func canName(_ type: MarkedType) -> Bool {
        let around = type.type.enclosing + table.enclosingTypes(of: type.type)
        let declaration = type.type.declaration
        let name = type.name
        let cause: (Problem.ID, String)? =
            if declaration.isLocal {
                (.private, "'\(name)' is declared in a function, where the generated module can't see it")
            } else if declaration.access.isPrivate {
                (.private, "'\(name)' is private, so the generated module can't see it")
            } else if around.contains(where: \.access.isPrivate) {
                (.private, "'\(name)' is nested in a private declaration, so the generated module can't see it")
            } else if declaration.isGeneric {
                (.generic, "'\(name)' is generic: bind each type that is made of it by hand, in a module")
            } else if around.contains(where: \.isGeneric) {
                (.generic, "'\(name)' is nested in a generic type: bind it by hand, in a module")
            } else if let suppressed = type.suppressed {
                (
                    .noncopyable,
                    "'\(name)' is \(suppressed), but a graph returns copies: mark a class that stores it"
                )
            } else {
                nil
            }
        guard let (id, text) = cause else { return true }
        if let mark = type.marks.first(where: { $0.marker != .group }) {
            report(id, mark.part.file, mark.part.declaration.place, text)
        }
        return false
    }
}
