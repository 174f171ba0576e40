// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserStorage
import DI
import DIProperties

/// The groups of the configuration that no layer below binds by itself.
enum SettingsModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(NetworkSettings.self)
        binder.bindProperty(PageSize.self)
        binder.bindProperties(StorageSettings.self)
        binder.bindProperties(DataSettings.self)
        binder.bindProperties(UISettings.self)
        binder.bindProperties(KeySettings.self)
        binder.bindProperties(SearchSettings.self)
        binder.bindProperties(HostsSettings.self)
    }
}
