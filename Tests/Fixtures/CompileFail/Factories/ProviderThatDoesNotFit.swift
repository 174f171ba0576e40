// SPDX-License-Identifier: Apache-2.0
// A provider gives the bound type, and is Sendable.
// Swift 6: error: cannot convert value of type 'String' to expected argument type 'Int'
// Swift 6: error: type 'Meter' does not conform to the 'Sendable' protocol

import DI

final class Reading {
    var degrees: Int = 93
}

struct Meter: ProviderProtocol {
    let reading: Reading = Reading()

    init(getter: @escaping @Sendable () -> Int) {}

    init(other: some ProviderProtocol<Int> & Sendable) {}

    func get() -> Int {
        reading.degrees
    }

    func map<New>(transform: @escaping @Sendable (Int) -> New) -> Provider<New> {
        let degrees = reading.degrees
        return Provider { transform(degrees) }
    }
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to(provider: Provider(value: "strong"))  // here
        binder.bind(Int.self).to(provider: Meter { 1 })  // here
    }
}
