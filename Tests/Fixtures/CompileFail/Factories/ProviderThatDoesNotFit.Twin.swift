// SPDX-License-Identifier: Apache-2.0
// The twin of ProviderThatDoesNotFit.swift.

import DI

final class Reading: Sendable {
    let degrees: Int = 93
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
        binder.bind(String.self).to(provider: Provider(value: "strong"))
        binder.bind(Int.self).to(provider: Meter { 1 })
    }
}
