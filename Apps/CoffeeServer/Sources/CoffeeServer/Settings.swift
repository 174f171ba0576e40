// SPDX-License-Identifier: Apache-2.0

import DIProperties

/// The address to listen on.
struct ServerSettings: ConfigProperty {
    static let path: String = "server"
    static let defaults: String = "{host: 127.0.0.1, port: 8080}"

    let host: String
    let port: Int
}

struct DatabaseSettings: ConfigProperty {
    static let path: String = "database"
    static let defaults: String = "{path: orders.sqlite}"

    let path: String
}

/// The roastery that delivers beans.
struct SupplierSettings: ConfigProperty {
    static let path: String = "supplier"
    static let defaults: String = "{url: \"http://127.0.0.1:8090/beans\"}"

    let url: String
}

struct BarSettings: ConfigProperty {
    static let path: String = "bar"
    static let defaults: String = "{secondsForACup: 2}"

    let secondsForACup: Int
}
