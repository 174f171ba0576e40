// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Foundation
import Testing

@testable import DIChecking

@Suite struct PackageModulesTests {
    /// A package without any source that names a module.
    private func request(_ text: String = "", isOffered: Bool = false) throws -> CheckRequest {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "Kitchen.swift")
        try Data(text.utf8).write(to: file)
        var request = CheckRequest(command: .check, workFolder: "/tmp")
        request.package = Checking.package(isOffered: isOffered)
        request.package?.folder = folder.path
        request.package?.targets[0].sources = [file.path]
        return request
    }

    private func notes(_ request: CheckRequest, _ modules: [any Module.Type]) throws -> [Diagnostic] {
        let types = Checking.types([MilkBar.self], modules: modules)
        defer { try? FileManager.default.removeItem(atPath: request.package?.folder ?? "") }
        let check = try Check(request, types, nil, announcing: { _ in })
        return check.result().notes.map(\.diagnostic)
    }

    @Test func moduleThatNothingIncludes_isNoted() throws {
        let found = try notes(request("\nenum HeaterModule: Module {"), [HeaterModule.self])
        let line = try Checking.line("binder.bind(Heater.self).to(")
        #expect(
            found.map(\.description) == [
                """
                note: [DI/UnusedModule] no component and no module includes module 'HeaterModule'
                  declared   DICheckingTests/Kitchen.swift:2
                  binds      DICheckingTests/Kitchen.swift:\(line)
                fix: include it by binder.include(module: HeaterModule.self), or remove it
                docs: swift package di explain UnusedModule
                """
            ])
    }

    @Test func moduleOfAnUnchosenModule_isIncluded() throws {
        #expect(try notes(request(), [CreamModule.self, SugarModule.self]) == [])
    }

    @Test func moduleThatAnUnusedOneIncludes_isIncluded() throws {
        let found = try notes(request(), [TallModule.self, InnerModule.self])
        #expect(found.map(\.subject) == ["TallModule"])
    }

    @Test(arguments: [
        "of(Shop.self, overriding: [HeaterModule.self])", "binder.include(module: Cafe.HeaterModule.self)",
    ])
    func moduleThatASourceNames_isNotNoted(_ text: String) throws {
        #expect(try notes(request(text), [HeaterModule.self]) == [])
    }

    @Test(arguments: ["  // include(module: HeaterModule.self)", "OtherHeaterModule.self", "HeaterModule.selfish"])
    func moduleThatASourceOnlySeemsToName_isNoted(_ text: String) throws {
        #expect(try notes(request(text), [HeaterModule.self]).map(\.id) == [.unusedModule])
    }

    @Test func moduleOfALibraryProduct_isNotNoted() throws {
        #expect(try notes(request(isOffered: true), [HeaterModule.self]) == [])
    }

    @Test func modules_areNamedBeforeTheyAreConfigured_whichMayEndTheProcess() throws {
        let types = Checking.types([MilkBar.self], modules: [TallModule.self, HeaterModule.self])
        let check = try Check(request(), types, nil, announcing: { _ in })
        var names: [String] = []
        _ = check.result { names.append($0) }
        #expect(names == ["DICheckingTests.TallModule", "DICheckingTests.HeaterModule"])
    }

    @Test func componentThatIsNamed_isAllThatIsNoted() throws {
        var request = try request()
        request.components = ["MilkBar"]
        #expect(try notes(request, [HeaterModule.self]) == [])
    }

    @Test func fix_namesTheDependency_andTheImport() throws {
        let missing = Diagnostic(id: .missingBinding, severity: .error, subject: "Heater")
        func fix(_ dependencies: [String], isExecutable: Bool = false) -> String {
            var package = Checking.package()
            package.targets = [
                PackageLayout.Target(
                    name: "Cafe", module: "DICheckingTests", isExecutable: true, sources: [],
                    dependencies: dependencies),
                PackageLayout.Target(
                    name: "binding", module: "DIBinding", isExecutable: isExecutable, sources: [], dependencies: []),
                PackageLayout.Target(
                    name: "Between", module: "Between", isExecutable: false, sources: [], dependencies: ["binding"]),
            ]
            // The module's type stands for one of another target.
            return ModuleRemedy(
                module: ForeignModule<Int>.self, place: nil, missing: missing, home: Brewery.self, package: package,
                swiftModule: "DIBinding"
            ).fix
        }
        let include = "call binder.include(module: ForeignModule<Int>.self) in 'Brewery'"
        let adding = "add 'binding' to the dependencies of target 'Cafe', "
        #expect(fix(["Between"]) == "import DIBinding, and \(include)")
        #expect(fix([]) == "\(adding)import DIBinding, and \(include)")
        #expect(
            fix([], isExecutable: true)
                == "move 'ForeignModule<Int>' to a library target, since 'binding' is an executable, and import DIBinding, and \(include)"
        )
    }

    @Test func moduleOfAScope_isARemedyOnlyWhereItFits() throws {
        let types = Checking.types([Brewery.self, SingleShop.self], modules: [SingleHeaterModule.self])
        let result = try Check(request(), types, nil, announcing: { _ in }).result()
        let told = result.components.map { component in
            component.shown.contains { !$0.notes.isEmpty && $0.subject == "Heater" }
        }
        #expect(told == [false, true])
        #expect(result.notes.map { "\($0.diagnostic.id)" } == ["DI/ModuleNotIncluded"])
    }
}

private enum TallModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: InnerModule.self)
    }
}

private enum InnerModule: Module {
    static func configure(binder: UnscopedBinder) {}
}

private enum ForeignModule<T>: Module {
    static func configure(binder: UnscopedBinder) {}
}

private enum SingleShop: MenuBar {
    typealias Need = Heater

    static func configure(binder: Binder<Singleton>) {}
}
