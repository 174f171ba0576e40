// SPDX-License-Identifier: Apache-2.0

import BrowserModels
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
        binder.bindProperties(UISettings.self)
        binder.bind(TimeStyle.self).to { (ui: UISettings) in ui.times }
        // The connection was settled by these before the graph was planned; here they are checked with the rest.
        binder.bindProperties(HostsSettings.self, allowing: .unusedBinding)
        binder.bindProperties(DataSettings.self)
        binder.bindProperties(KeySettings.self)
        binder.bindProperties(SearchSettings.self)
    }
}
