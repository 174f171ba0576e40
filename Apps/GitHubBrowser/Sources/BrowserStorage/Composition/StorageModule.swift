// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import DIProperties

/// The location and the retention of the storage; the module of a backend binds the storage itself, under its name.
package enum StorageModule: Module {
    /// The property that chooses the backend.
    package static let backendPath = "storage.backend"

    /// Binds the choice of the backend, and its roles.
    package static func configure(binder: UnscopedBinder) {
        binder.bind(StorageLocation.self).to(factory: StorageLocation.init(settings:folders:))
        binder.bind(Retention.self).to(factory: \StorageSettings.retention)
        binder.bind((any StorageBackend).self).to(qualifiedBy: backendPath, default: "sqlite")
        binder.bind((any CacheMaintenance).self).to { (storage: any StorageBackend) in storage }
        binder.bind((any BookmarkStore).self).to { (storage: any StorageBackend) in storage }
        binder.bind(BookmarkList.self).to(factory: BookmarkList.init)
    }
}
