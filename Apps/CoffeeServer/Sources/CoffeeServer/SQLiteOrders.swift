// SPDX-License-Identifier: Apache-2.0

import DI
import Foundation
import GRDB

extension Order: FetchableRecord, PersistableRecord {}

/// The orders in a database, whose queue the graph closes last.
struct SQLiteOrders: OrderStore {
    let queue: DatabaseQueue

    func save(_ orders: [Order]) async throws {
        try await queue.write { database in
            for order in orders { try order.insert(database) }
        }
    }

    func orders(of guest: String) async throws -> [Order] {
        try await queue.read { try Order.filter(Column("guest") == guest).fetchAll($0) }
    }

    func waiting() async throws -> [Order] {
        try await queue.read { try Order.filter(Column("isReady") == false).fetchAll($0) }
    }

    func finish(_ id: UUID) async throws {
        _ = try await queue.write { try Order.filter(key: id).updateAll($0, Column("isReady").set(to: true)) }
    }
}

/// The database: one queue, opened by the build, and closed after all that uses it.
struct StorageModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bindProperties(DatabaseSettings.self)
        binder.bind(DatabaseQueue.self).sharedInScope().onStop { try $0.close() }
            .throwing { (settings: DatabaseSettings) in try open(DatabaseQueue(path: settings.path)) }
        binder.bind((any OrderStore).self).to { (queue: DatabaseQueue) in SQLiteOrders(queue: queue) }
    }

    /// Makes the table of a new database.
    static func open(_ queue: DatabaseQueue) throws -> DatabaseQueue {
        try queue.write { database in
            try database.create(table: "order", options: .ifNotExists) { table in
                table.primaryKey("id", .blob)
                table.column("guest", .text).notNull().indexed()
                table.column("drink", .text).notNull()
                table.column("isReady", .boolean).notNull()
            }
        }
        return queue
    }
}
