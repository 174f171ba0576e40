// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIProperties
import Synchronization

/// The log of a coffee shop, of which there are several.
protocol OrderLog: Sendable {
    var name: String { get }
}

struct FileLog: OrderLog {
    var name: String { "file in \(folder.get())" }
    let folder: TaggedProvider<LogFolder>
}

struct MemoryLog: OrderLog {
    let name: String = "memory"
}

struct NeverLog: OrderLog {
    let name: String = "never"

    static let made = Atomic<Int>(0)

    init() {
        Self.made.add(1, ordering: .relaxed)
    }
}

struct ShopConfig: ConfigProperty, Equatable {
    static let path = "shop"
    static let defaults = "{ \"seats\": 12 }"
    let name: String
    let seats: Int
}

struct LogFolder: PropertyTag {
    typealias Element = String
    static let path = "log.folder"
}

struct Shop {
    let config: ShopConfig
    let log: any OrderLog
    let copies: [any OrderLog]
}

enum ShopComponent: RootComponent {
    typealias Root = Shop
    typealias Scope = DICore.Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bindProperties(ShopConfig.self, file: "Shop/ShopComponent.swift", line: 10)
        binder.bindProperty(LogFolder.self, file: "Shop/ShopComponent.swift", line: 11)
        binder.bind((any OrderLog).self).qualified("file")
            .to(file: "Shop/ShopComponent.swift", line: 15) { (folder: TaggedProvider<LogFolder>) -> any OrderLog in
                FileLog(folder: folder)
            }
        binder.bind((any OrderLog).self).qualified("memory").to { () -> any OrderLog in MemoryLog() }
        binder.bind((any OrderLog).self).qualified("never").to { () -> any OrderLog in NeverLog() }
        binder.bind((any OrderLog).self).sharedInScope()
            .to(qualifiedBy: "log.backend", default: "memory", file: "Shop/ShopComponent.swift", line: 20)
        binder.bind([any OrderLog].self)
            .to(allQualifiedBy: "log.copies", file: "Shop/ShopComponent.swift", line: 21)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(file: "Shop/Shop.swift", line: 5, factory: Shop.init)
    }
}
