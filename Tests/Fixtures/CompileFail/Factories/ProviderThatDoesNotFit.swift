// SPDX-License-Identifier: Apache-2.0
// A provider gives the bound type, and is Sendable.
// Swift 6: error: cannot convert value of type 'String' to expected argument type 'Int'
// Swift 6: error: type 'Meter' does not conform to the 'Sendable' protocol

import DI

#if TWIN
final class Reading: Sendable {
    let degrees: Int = 93
}
#else
final class Reading {
    var degrees: Int = 93
}
#endif

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
        #if TWIN
        binder.bind(String.self).to(provider: Provider(value: "strong"))
        #else
        binder.bind(Int.self).to(provider: Provider(value: "strong"))  // here
        #endif
        binder.bind(Int.self).to(provider: Meter { 1 })  // here
    }
}
