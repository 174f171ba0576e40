// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import DI
import DIProperties

/// The configuration groups that no layer below binds itself.
enum SettingsModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(NetworkSettings.self)
        binder.bindProperty(PageSize.self)
        binder.bindProperties(StorageSettings.self)
        binder.bindProperties(UISettings.self)
        binder.bind(TimeStyle.self).to(factory: \UISettings.times)
        // The connection was settled from these before the graph was planned; binding them checks them with the rest.
        binder.bindProperties(HostsSettings.self, allowing: .unusedBinding)
        binder.bindProperties(DataSettings.self)
        binder.bindProperties(KeySettings.self)
        binder.bindProperties(SearchSettings.self)
    }
}
