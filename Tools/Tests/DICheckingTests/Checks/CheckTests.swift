// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@testable import DIChecking
@testable import DIHints

@Suite struct CheckTests {
    @Test func mistakes_areListedWithTheirFiles_andTheModuleThatWouldBind() throws {
        let types = Checking.types(
            [Brewery.self], modules: [BrewingModule.self, HeaterModule.self, SingleHeaterModule.self])
        let answer = try Checking.answer(Checking.request(.check), about: types)
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
        let answer = try Checking.answer(Checking.request(.check), about: types)
        #expect(answer.output.matches(of: /no binding for .Heater. \[/).count == 1)
        #expect(answer.output.contains("\nnote: the same in 'DICheckingTests.Roastery'\n"))
        #expect(answer.output.hasSuffix("\nchecked 2 components, 4 bindings: 2 errors, 0 warnings\n"))
    }

    @Test(arguments: [(false, 0), (true, 1)])
    func warning_failsOnlyOnRequest(_ warningsAsErrors: Bool, _ status: Int32) throws {
        var request = Checking.request(.check)
        request.warningsAsErrors = warningsAsErrors
        let answer = try Checking.answer(request, about: Checking.types([MilkBar.self]))
        #expect(answer.output.hasSuffix("\nchecked 1 component, 2 bindings: 0 errors, 1 warning\n"))
        #expect(answer.status == status)
    }

    @Test func hints_areNotes_withTheirPlaces_andTheColumnsOfLines() throws {
        let line = try Checking.line("binder.bind(Milk.self)")
        let path = Checking.folder + "/World/Kitchen.swift"
        let hint = Hint(
            id: .initializerChosen, module: "DICheckingTests", path: path, line: line + 1, column: 31,
            subject: "Milk.init",
            message: "'Milk.init' means 'init()'", fixes: ["name it"])
        let hints = HintedPackage(notes: [hint], columns: [path: [line: 9]], form: "Swift 6.3")
        let answer = try Checking.answer(
            Checking.request(.check), about: Checking.types([MilkBar.self]), hints: hints)
        #expect(
            answer.output == """
                World/Kitchen.swift:\(line):9: warning: nothing needs 'Milk' [DI/UnusedBinding]
                warning: [DI/UnusedBinding] nothing needs 'Milk'
                  bound   DICheckingTests/Kitchen.swift:\(line)
                fix: remove this binding
                fix: if it is kept on purpose, add .allowing(.unusedBinding)
                docs: swift package di explain UnusedBinding

                World/Kitchen.swift:\(line + 1):31: note: 'Milk.init' means 'init()' [DI/InitializerChosen]
                note: [DI/InitializerChosen] 'Milk.init' means 'init()'
                  'Milk.init'   DICheckingTests/Kitchen.swift:\(line + 1)
                fix: name it
                docs: swift package di explain InitializerChosen

                checked 1 component, 2 bindings: 0 errors, 1 warning

                """)
    }

    @Test func filesOfOneName_areBothGiven() throws {
        let line = try Checking.line("binder.bind(Milk.self)")
        var request = Checking.request(.check)
        request.package = Checking.package(adding: [Checking.folder + "/Bar/Kitchen.swift"])
        let answer = try Checking.answer(request, about: Checking.types([MilkBar.self]))
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
        let answer = try Checking.answer(request, about: Checking.types([MilkBar.self]))
        #expect(answer.output.hasPrefix("DICheckingTests/Kitchen.swift:"))
    }

    @Test func genericComponent_thatIsNotNamed_isNoted() throws {
        let line = try Checking.line("enum Stall<Drink>")
        let types = Checking.types(
            [MilkBar.self],
            generics: [ProgramTypes.GenericRoot(module: "DICheckingTests", name: "DICheckingTests.Stall")])
        let answer = try Checking.answer(Checking.request(.check), about: types)
        #expect(
            answer.output.contains(
                """
                World/Kitchen.swift:\(line):6: note: 'DICheckingTests.Stall' is generic, and was not checked [DI/NotChecked]
                note: [DI/NotChecked] 'DICheckingTests.Stall' is generic, and was not checked
                fix: check it with its arguments: --component 'DICheckingTests.Stall<…>'
                docs: swift package di explain NotChecked


                """))
        #expect(answer.status == 0)
    }

    @Test(arguments: [(1, "1 component or module was"), (2, "2 components or modules were")])
    func records_thatCanNotBeRead_areNoted(_ count: Int, _ subject: String) throws {
        var types = Checking.types([MilkBar.self])
        types.unreadable = count
        let answer = try Checking.answer(Checking.request(.check), about: types)
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
        #expect(try !Checking.answer(request, about: types).output.contains("could not be read"))
    }

    @Test func component_isNamed_withOrWithoutItsModule() throws {
        let types = Checking.types([Brewery.self, MilkBar.self])
        for name in ["MilkBar", "DICheckingTests.MilkBar"] {
            var request = Checking.request(.check)
            request.components = [name]
            let answer = try Checking.answer(request, about: types)
            #expect(answer.output.hasSuffix("checked 1 component, 2 bindings: 0 errors, 1 warning\n"))
        }
    }

    @Test func unknownComponent_isRefused_withTheNamesThereAre() throws {
        var request = Checking.request(.check)
        request.components = ["Milkbar"]
        let types = Checking.types([Brewery.self, MilkBar.self])
        #expect {
            _ = try Checking.answer(request, about: types)
        } throws: { error in
            "\((error as? CheckFailure)?.text ?? "")" == """
                no root component is named 'Milkbar'; did you mean 'DICheckingTests.MilkBar'?
                there are:
                  DICheckingTests.Brewery
                  DICheckingTests.MilkBar
                """
        }
    }

    @Test func packageWithoutComponents_isRefused() {
        #expect {
            _ = try Checking.answer(Checking.request(.check), about: Checking.types([]))
        } throws: { error in
            (error as? CheckFailure)?.text
                == "no type of this package conforms to RootComponent, so there is nothing to check"
        }
    }

    @Test func releaseBuildWithoutComponents_isRefused_withTheWayOut() {
        var request = Checking.request(.check)
        request.package?.configuration = "release"
        #expect {
            _ = try Checking.answer(request, about: Checking.types([]))
        } throws: { error in
            (error as? CheckFailure)?.text.hasSuffix("that nothing names, so check the debug build") == true
        }
    }
}
