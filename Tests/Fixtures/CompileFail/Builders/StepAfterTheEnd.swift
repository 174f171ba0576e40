// SPDX-License-Identifier: Apache-2.0
// A terminating step ends a binding.
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'to'
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'sharedInScope'
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'qualified'

import DI

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Int.self).to(value: 2)
        binder.bind(Int.self).qualified("file").sharedInScope().to(value: 1)
        #else
        binder.bind(Int.self).to(value: 1).to(value: 2)  // here
        binder.bind(Int.self).to(value: 1).sharedInScope()  // here
        binder.bind(Int.self).to(value: 1).qualified("file")  // here
        #endif
    }
}
