// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import Kitchen

struct ServerConfig: ConfigProperty {
    static let path = "server"
    let port: Int
}

struct ServerToken: PropertyTag {
    typealias Element = String
    static let path = "server.token"
}

enum ServerComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(ServerConfig.self)
        binder.bindProperty(ServerToken.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
        bind.to { (config: ServerConfig, token: TaggedProvider<ServerToken>) in [config.port, token.get().count] }
    }
}

enum MorningComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: TwiceModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<[Heater]>) -> BindingReceipt<[Heater]> {
        bind.to { (heater: Heater) in [heater] }
    }
}

enum EveningComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: TwiceModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<[Pump]>) -> BindingReceipt<[Pump]> {
        bind.to { (_: Heater, pump: Pump) in [pump] }
    }
}
