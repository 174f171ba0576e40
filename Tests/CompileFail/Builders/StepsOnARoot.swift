// SPDX-License-Identifier: Apache-2.0
// A root is neither part of a collection, nor tagged, qualified or shared.
// Swift 6: error: 'intoCollection()' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'tagged(with:)' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'qualified' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding

import DI

struct Strength: Tag {
    typealias Element = Int
}

enum Roots {
    static func collected(_ bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
        bind.intoCollection().to(value: [1])  // here
    }

    static func tagged(_ bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.tagged(with: Strength.self).to(value: 1)  // here
    }

    static func qualified(_ bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.qualified("file").to(value: 1)  // here
    }
}
