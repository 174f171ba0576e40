// SPDX-License-Identifier: Apache-2.0
// The twin of StepsOnARoot.swift.

import DI

struct Strength: Tag {
    typealias Element = Int
}

enum Roots {
    static func collected(_ bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
        bind.to(value: [1])
    }

    static func tagged(_ bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(factory: { (strength: TaggedProvider<Strength>) in strength.get() })
    }

    static func qualified(_ bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(qualified: "file")
    }
}
