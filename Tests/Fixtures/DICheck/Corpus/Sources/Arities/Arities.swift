// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [WideComponent.self] }

struct Wide {
    // 22 parameters: beyond the overloads of a fixed number.
    init(
        _: Int, _: Int8, _: Int16, _: Int32, _: Int64, _: UInt, _: UInt8, _: UInt16, _: UInt32, _: UInt64, _: String,
        _: Double, _: Float, _: Bool, _: Character, _: Unicode.Scalar, _: Range<Int>, _: Duration, _: ClosedRange<Int>,
        _: Substring, _: ObjectIdentifier?, _: StaticString
    ) {}
}

enum WideComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to(value: 1)
        binder.bind(Int8.self).to(value: 1)
        binder.bind(Int16.self).to { (_: Int, _: Int8) in 1 }
        binder.bind(Int32.self).to { (_: Int, _: Int8, _: Int16) in 1 }
        binder.bind(Int64.self).to { (_: Int, _: Int8, _: Int16, _: Int32) in 1 }
        binder.bind(UInt.self).to(value: 1)
        binder.bind(UInt8.self).to(value: 1)
        binder.bind(UInt16.self).to(value: 1)
        binder.bind(UInt32.self).to(value: 1)
        binder.bind(UInt64.self).to(value: 1)
        binder.bind(String.self).to(value: "")
        binder.bind(Double.self).to(value: 1)
        binder.bind(Float.self).to(value: 1)
        binder.bind(Bool.self).to(value: true)
        binder.bind(Character.self).to(value: "a")
        binder.bind(Unicode.Scalar.self).to(value: "a")
        binder.bind(Range<Int>.self).to(value: 0..<1)
        binder.bind(Duration.self).to(value: .zero)
        binder.bind(ClosedRange<Int>.self).to(value: 0...1)
        binder.bind(Substring.self).to(value: "")
        binder.bindOptional(ObjectIdentifier.self)
        binder.bind(StaticString.self).to(value: "")
    }

    static func configureRoot(binder bind: ReceiptBinder<Wide>) -> BindingReceipt<Wide> {
        bind.to(factory: Wide.init)
    }
}
