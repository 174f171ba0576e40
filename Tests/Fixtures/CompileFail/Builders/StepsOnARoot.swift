// SPDX-License-Identifier: Apache-2.0
// A root is neither part of a collection, nor tagged, qualified or shared.
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.Received' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'tagged(with:)' on 'BindingBuilder' requires that '_Step.Received' conform to '_Step.BeforeTag'
// Swift 6: error: referencing instance method 'qualified' on 'BindingBuilder' requires that '_Step.Received' conform to '_Step.BeforeQualifier'

import DI

struct Strength: Tag {
    typealias Element = Int
}

enum Roots {
    static func collected(_ bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
        #if TWIN
        bind.to(value: [1])
        #else
        bind.intoCollection().to(value: [1])  // here
        #endif
    }

    static func tagged(_ bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        #if TWIN
        bind.to(factory: { (strength: TaggedProvider<Strength>) in strength.get() })
        #else
        bind.tagged(with: Strength.self).to(value: 1)  // here
        #endif
    }

    static func qualified(_ bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        #if TWIN
        bind.to(qualified: "file")
        #else
        bind.qualified("file").to(value: 1)  // here
        #endif
    }
}
