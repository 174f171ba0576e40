// SPDX-License-Identifier: Apache-2.0
// A qualifier comes before sharing, and once.
// Swift 6: error: referencing instance method 'qualified' on 'BindingBuilder' requires that '_Qualified' conform to '_Qualifiable'
// Swift 6: error: referencing instance method 'qualified' on 'BindingBuilder' requires that '_Shared' conform to '_Qualifiable'

import DI

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).qualified("file").qualified("default").to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().qualified("file").to(value: 1)  // here
    }
}
