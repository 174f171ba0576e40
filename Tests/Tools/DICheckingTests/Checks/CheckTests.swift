// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

@testable import DIChecking

@Suite struct CheckTests {
    @Test func mistakes_areListedWithTheirFiles_andTheModuleThatWouldBind() throws {
        let types = Checking.types(
            [Brewery.self], modules: [BrewingModule.self, HeaterModule.self, SingleHeaterModule.self])
        let answer = try Checker.answer(Checking.request(.check), about: types)
        let brew = try Checking.line("binder.bind(BrewedMaker.self)")
        let root = try Checking.line("bind.to { (maker: BrewedMaker)")
        let heater = try Checking.line("binder.bind(Heater.self).to(")
        #expect(
            answer.output == """
                World/Kitchen.swift:\(brew):1: error: no binding for 'Heater' [DI/MissingBinding]
                error: [DI/MissingBinding] no binding for 'Heater'
                  needed by 'BrewedMaker'   DICheckingTests/Kitchen.swift:\(brew)
                  needed by 'CoffeeMaker'   DICheckingTests/Kitchen.swift:\(root)   (root of 'Brewery')
                note: 'HeaterModule' binds 'Heater' at DICheckingTests/Kitchen.swift:\(heater) and is not included
                fix: call binder.include(module: HeaterModule.self) in 'Brewery'
                fix: bind 'Heater' in 'Brewery' or a module it includes
                docs: swift package di explain MissingBinding

                World/Kitchen.swift:\(brew):1: error: no binding for 'Pump' [DI/MissingBinding]
                error: [DI/MissingBinding] no binding for 'Pump'
                  needed by 'BrewedMaker'   DICheckingTests/Kitchen.swift:\(brew)
                  needed by 'CoffeeMaker'   DICheckingTests/Kitchen.swift:\(root)   (root of 'Brewery')
                fix: bind 'Pump' in 'Brewery' or a module it includes
                docs: swift package di explain MissingBinding

                checked 1 component, 2 bindings: 2 errors, 0 warnings

                """)
        #expect(answer.status == 1)
    }

    @Test func mistakeOfSharedModule_isListedOnce() throws {
        let types = Checking.types([Brewery.self, Roastery.self])
        let answer = try Checker.answer(Checking.request(.check), about: types)
        #expect(answer.output.matches(of: /no binding for .Heater. \[/).count == 1)
        #expect(answer.output.contains("\nnote: the same in 'DICheckingTests.Roastery'\n"))
        #expect(answer.output.hasSuffix("\nchecked 2 components, 4 bindings: 2 errors, 0 warnings\n"))
    }

    @Test func duplicatesOfASharedModule_areListedOnce_withTheComponents() throws {
        let types = Checking.types([EveningBar.self, MorningBar.self])
        let answer = try Checker.answer(Checking.request(.check), about: types)
        let start = "enum TwiceModule"
        let first = try Checking.line("binder.bind(Milk.self).to(factory", after: start)
        let entry = try Checking.line("intoDictionary", after: start)
        // The remarks stand below each other, also where the lines have different numbers of digits.
        let gap = String(repeating: " ", count: "\(first + 1)".count - "\(first)".count)
        #expect(
            answer.output == """
                World/Kitchen.swift:\(first):1: error: 'Milk' is bound twice in 'EveningBar' [DI/DuplicateBinding]
                error: [DI/DuplicateBinding] 'Milk' is bound twice in 'EveningBar'
                  bound   DICheckingTests/Kitchen.swift:\(first)\(gap)   (in module 'TwiceModule')
                  bound   DICheckingTests/Kitchen.swift:\(first + 1)   (in module 'TwiceModule')
                note: the same in 'DICheckingTests.MorningBar'
                fix: keep one of these bindings, or distinguish them by tags or qualifiers
                docs: swift package di explain DuplicateBinding

                World/Kitchen.swift:\(entry):1: error: the key "oat" of '[String: Milk]' is contributed twice in 'EveningBar' [DI/DuplicateDictionaryKey]
                error: [DI/DuplicateDictionaryKey] the key "oat" of '[String: Milk]' is contributed twice in 'EveningBar'
                  contributed   DICheckingTests/Kitchen.swift:\(entry)   (in module 'TwiceModule')
                  contributed   DICheckingTests/Kitchen.swift:\(entry + 1)   (in module 'TwiceModule')
                note: the same in 'DICheckingTests.MorningBar'
                fix: give each of these entries a unique key
                docs: swift package di explain DuplicateDictionaryKey

                checked 2 components, 12 bindings: 2 errors, 0 warnings

                """)
    }

    @Test func duplicatesOfWhichOnlyOneBindingIsShared_areListedApart() throws {
        let types = Checking.types([LateBar.self, NightBar.self])
        let answer = try Checker.answer(Checking.request(.check), about: types)
        let names = answer.output.matches(of: /: error: .Pump. is bound twice in .([A-Za-z]+). \[/).map { String($0.1) }
        #expect(names == ["NightBar", "LateBar"])
        #expect(!answer.output.contains("the same in"))
    }

    @Test(arguments: [(false, 0), (true, 1)])
    func warning_hasItsPlace_andFailsOnlyOnRequest(_ warningsAsErrors: Bool, _ status: Int32) throws {
        let line = try Checking.line("binder.bind(Milk.self)")
        var request = Checking.request(.check)
        request.warningsAsErrors = warningsAsErrors
        let answer = try Checker.answer(request, about: Checking.types([MilkBar.self]))
        #expect(answer.status == status)
        #expect(
            answer.output == """
                World/Kitchen.swift:\(line):1: warning: nothing needs 'Milk' [DI/UnusedBinding]
                warning: [DI/UnusedBinding] nothing needs 'Milk'
                  bound   DICheckingTests/Kitchen.swift:\(line)
                fix: remove this binding
                fix: if it is kept on purpose, add .allowing(.unusedBinding)
                docs: swift package di explain UnusedBinding

                checked 1 component, 2 bindings: 0 errors, 1 warning

                """)
    }

    @Test func colors_areInAllLines_butThoseThatEditorsLink() throws {
        let line = try Checking.line("binder.bind(Milk.self)")
        let answer = try Checker.answer(
            Checking.request(.check), about: Checking.types([MilkBar.self]), in: .ansi)
        let warning = try #require(MilkBar.graph.diagnostics.first)
        #expect(
            answer.output == """
                World/Kitchen.swift:\(line):1: warning: nothing needs 'Milk' [DI/UnusedBinding]
                \(warning.rendered(in: .ansi))

                checked 1 component, 2 bindings: 0 errors, 1 warning

                """)
    }

    @Test func filesOfOneName_areBothGiven() throws {
        let line = try Checking.line("binder.bind(Milk.self)")
        var request = Checking.request(.check)
        request.package = Checking.package(adding: [Checking.folder + "/Bar/Kitchen.swift"])
        let answer = try Checker.answer(request, about: Checking.types([MilkBar.self]))
        #expect(
            answer.output.hasPrefix(
                """
                Bar/Kitchen.swift:\(line):1: warning: nothing needs 'Milk' [DI/UnusedBinding]
                World/Kitchen.swift:\(line):1: warning: nothing needs 'Milk' [DI/UnusedBinding]
                warning: [DI/UnusedBinding] nothing needs 'Milk'

                """))
    }

    @Test func placeOfAnotherPackage_hasItsOwnName() throws {
        var request = Checking.request(.check)
        request.package = nil
        let answer = try Checker.answer(request, about: Checking.types([MilkBar.self]))
        #expect(answer.output.hasPrefix("DICheckingTests/Kitchen.swift:"))
    }

    @Test(arguments: [(1, "1 component or module was"), (2, "2 components or modules were")])
    func records_thatCanNotBeRead_areNoted(_ count: Int, _ subject: String) throws {
        var types = Checking.types([MilkBar.self])
        types.unreadable = count
        let answer = try Checker.answer(Checking.request(.check), about: types)
        #expect(
            answer.output.contains(
                """
                note: [DI/NotChecked] \(subject) not found, because the record of the conformance could not be read
                fix: run swift package di doctor, which lists the components that were found
                docs: swift package di explain NotChecked

                """))
        #expect(answer.status == 0)
        var request = Checking.request(.check)
        request.components = ["MilkBar"]
        #expect(try !Checker.answer(request, about: types).output.contains("could not be read"))
    }

    @Test func component_isNamed_withOrWithoutItsModule() throws {
        let types = Checking.types([Brewery.self, MilkBar.self])
        for name in ["MilkBar", "DICheckingTests.MilkBar"] {
            var request = Checking.request(.check)
            request.components = [name]
            let answer = try Checker.answer(request, about: types)
            #expect(answer.output.hasSuffix("checked 1 component, 2 bindings: 0 errors, 1 warning\n"))
        }
    }

    @Test func unknownComponent_isRefused_withTheNamesThereAre() throws {
        var request = Checking.request(.check)
        request.components = ["Milkbar"]
        let types = Checking.types([Brewery.self, MilkBar.self])
        #expect(
            Checking.refusal(of: request, about: types) == """
                no root component is named 'Milkbar'; did you mean 'DICheckingTests.MilkBar'?
                there are:
                  DICheckingTests.Brewery
                  DICheckingTests.MilkBar
                """)
    }

    @Test func packageWithoutComponents_passes_withANote() throws {
        let answer = try Checker.answer(Checking.request(.check), about: Checking.types([]))
        #expect(
            answer.output == """
                note: [DI/NotChecked] no type of this package conforms to RootComponent, so no graph was checked
                fix: check the packages that include its modules
                docs: swift package di explain NotChecked

                checked 0 components, 0 bindings: 0 errors, 0 warnings

                """)
        #expect(answer.status == 0)
    }

    /// Alone, or beside others: PageExampleTests has one beside a component that was checked.
    @Test func packageWithGenericComponentsAlone_passes_withANoteAboutEach() throws {
        let generic = ProgramTypes.GenericRoot(module: "DICheckingTests", name: "DICheckingTests.Stall")
        let answer = try Checker.answer(Checking.request(.check), about: Checking.types([], generics: [generic]))
        #expect(answer.status == 0)
        let line = try Checking.line("enum Stall<")
        #expect(
            answer.output == """
                World/Kitchen.swift:\(line):1: note: 'DICheckingTests.Stall' is generic, and was not checked [DI/NotChecked]
                note: [DI/NotChecked] 'DICheckingTests.Stall' is generic, and was not checked
                  declared   DICheckingTests/Kitchen.swift:\(line)
                fix: let a test check it with its arguments: try DICheckingTests.Stall<…>.validate()
                docs: swift package di explain NotChecked

                checked 0 components, 0 bindings: 0 errors, 0 warnings

                """)
    }

    @Test func releaseBuildWithoutComponents_isNoted_withTheWayOut() throws {
        var request = Checking.request(.check)
        request.package?.configuration = "release"
        let answer = try Checker.answer(request, about: Checking.types([]))
        #expect(
            answer.output == """
                note: [DI/NotChecked] no root component is found in this release build, so no graph was checked
                note: the optimiser leaves out components that are neither public nor referenced
                fix: check the debug build
                docs: swift package di explain NotChecked

                checked 0 components, 0 bindings: 0 errors, 0 warnings

                """)
    }

    @Test func componentThatIsNamed_inAPackageWithoutAny_isRefused() {
        var request = Checking.request(.check)
        request.components = ["Milkbar"]
        #expect(
            Checking.refusal(of: request, about: Checking.types([]))
                == "no type of this package conforms to RootComponent, so no graph was checked")
    }

    @Test(arguments: ["text", "dot", "mermaid", "html"])
    func graphsOfAPackageWithoutComponents_areRefused_whereTheyAreToBeSeen(format: String) {
        #expect(
            Checking.refusal(of: Checking.request(.graph, format: format), about: Checking.types([]))
                == "no root component of this package is without generic parameters, so there is no graph")
    }
}
