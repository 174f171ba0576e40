// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics

/// A module that binds a missing key, and isn't included where it is missing.
struct ModuleRemedy {
    let module: any Module.Type
    /// The place of the binding.
    let place: Place?
    /// The diagnostic of the missing key.
    let missing: Diagnostic
    /// The component that could include the module.
    let home: Any.Type
    /// Whether that component is declared by a list.
    let isListed: Bool
    let package: PackageLayout?
    /// The Swift module of the module's type.
    let swiftModule: String

    init(
        module: any Module.Type, place: Place?, missing: Diagnostic, home: Any.Type, isListed: Bool = false,
        package: PackageLayout?, swiftModule: String? = nil
    ) {
        (self.module, self.place, self.missing, self.home, self.package) = (module, place, missing, home, package)
        self.isListed = isListed
        self.swiftModule = swiftModule ?? ModuleName(module).swiftModule
    }

    /// The note of the missing key's diagnostic.
    var note: String {
        let place = place.map { " at \($0)" } ?? ""
        return "'\(ModuleName(module).text)' binds \(quotedSubject)\(place) and is not included"
    }

    /// The fix: the inclusion, with the import and the dependency that it needs.
    var fix: String {
        let (module, home) = (ModuleName(module), ModuleName(home))
        let include =
            "call \(isListed ? "" : "binder.")include(module: \(module.text).self) in '\(home.text)'"
        guard swiftModule != home.swiftModule else { return include }
        let importing = "import \(swiftModule), and \(include)"
        guard let including = target(home.swiftModule), let included = target(swiftModule),
            !reaches(including, included.name)
        else { return importing }
        guard !included.isExecutable else {
            return
                "move '\(module.text)' to a library target, since '\(included.name)' is an executable, and \(importing)"
        }
        return "add '\(included.name)' to the dependencies of target '\(including.name)', \(importing)"
    }

    /// The note as a separate diagnostic, for programs.
    var diagnostic: Diagnostic {
        let binding = Diagnostic.Step(.bound, name: "", place: place, remark: "in module '\(ModuleName(module).text)'")
        return Diagnostic(
            id: "DI/ModuleNotIncluded", severity: .note, subject: missing.subject, message: note,
            trace: missing.trace.prefix(1) + [binding], fixes: [fix])
    }

    private var quotedSubject: String {
        missing.subject.hasPrefix("'") ? missing.subject : "'\(missing.subject)'"
    }

    private func target(_ module: String) -> PackageLayout.Target? {
        package?.targets.first { $0.module == module }
    }

    /// Whether a target depends on another one, directly or not.
    private func reaches(_ target: PackageLayout.Target, _ name: String) -> Bool {
        var seen: Set<String> = []
        var open = target.dependencies
        while let next = open.popLast() {
            if next == name { return true }
            guard seen.insert(next).inserted else { continue }
            open += package?.targets.first { $0.name == next }?.dependencies ?? []
        }
        return false
    }
}
