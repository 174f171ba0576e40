// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import DIProperties
import Foundation

/// The location and the retention of the storage; the module of a backend binds the storage itself, under its name.
package enum StorageModule: Module {
    /// The property that chooses the backend.
    package static let backendPath = "storage.backend"

    package static func configure(binder: UnscopedBinder) {
        binder.bind(StorageLocation.self).to { (settings: StorageSettings, folders: StorageFolders) in
            let folder = settings.folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
            return StorageLocation(cacheFolder: folder ?? folders.cache, stateFolder: folders.state)
        }
        binder.bind(Retention.self).to(factory: \StorageSettings.retention)
        binder.bind((any StorageBackend).self).to(qualifiedBy: backendPath, default: "sqlite")
        binder.bind(BookmarkList.self).to(factory: BookmarkList.init)
    }
}
