// SPDX-License-Identifier: Apache-2.0
// A qualifier comes before sharing, and once.
// Swift 6: error: referencing instance method 'qualified' on 'BindingBuilder' requires that '_Step.Qualified' conform to '_Step.BeforeQualifier'
// Swift 6: error: referencing instance method 'qualified' on 'BindingBuilder' requires that '_Step.Shared' conform to '_Step.BeforeQualifier'

import DI

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Int.self).qualified("default").to(value: 1)
        binder.bind(Int.self).qualified("file").sharedInScope().to(value: 1)
        #else
        binder.bind(Int.self).qualified("file").qualified("default").to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().qualified("file").to(value: 1)  // here
        #endif
    }
}
