// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@testable import DIChecking

@Suite struct CheckTests {
    @Test func check_tellsMistakesOnce_andTheModuleThatWouldBind() throws {
        let types = Checking.types(
            [Brewery.self], modules: [BrewingModule.self, HeaterModule.self, SingleHeaterModule.self])
        let answer = try Checker.answer(Checking.request(.check), about: types)
        let brew = try Checking.line("binder.bind(BrewedMaker.self)")
        let root = try Checking.line("bind.to { (maker: BrewedMaker)")
        let heater = try Checking.line("binder.bind(Heater.self).to(")
        let single = try Checking.line("binder.bind(Heater.self).sharedInScope()")
        #expect(
            answer.output == """
                World/Kitchen.swift:\(brew):1: error: no binding for 'Heater' [DI/MissingBinding]
                error: [DI/MissingBinding] no binding for 'Heater'
                  needed by 'BrewedMaker'   DICheckingTests/Kitchen.swift:\(brew)   (in module 'BrewingModule')
                  needed by 'CoffeeMaker'   DICheckingTests/Kitchen.swift:\(root)   (root of 'Brewery')
                note: 'HeaterModule' binds 'Heater' at DICheckingTests/Kitchen.swift:\(heater) and is not included
                fix: call binder.include(module: HeaterModule.self) in 'Brewery'
                fix: bind 'Heater' in 'Brewery' or a module it includes
                docs: swift package di explain MissingBinding

                World/Kitchen.swift:\(brew):1: error: no binding for 'Pump' [DI/MissingBinding]
                error: [DI/MissingBinding] no binding for 'Pump'
                  needed by 'BrewedMaker'   DICheckingTests/Kitchen.swift:\(brew)   (in module 'BrewingModule')
                  needed by 'CoffeeMaker'   DICheckingTests/Kitchen.swift:\(root)   (root of 'Brewery')
                fix: bind 'Pump' in 'Brewery' or a module it includes
                docs: swift package di explain MissingBinding

                checked 1 component, 2 bindings: 2 errors, 0 warnings

                """)
        #expect(answer.status == 1)
        _ = single
    }
}
