// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserStorage
import DI

/// The parts of the program that checks try out; each is made when it is tried.
struct DoctorProbe: Sendable {
    /// Where things are kept.
    let location: StorageLocation
    /// What keeps answers.
    let maintenance: Provider<any CacheMaintenance>
    /// What keeps bookmarks.
    let bookmarks: Provider<any BookmarkStore>
    /// Who asks.
    let credentials: CredentialsSource
    /// The sessions.
    let sessions: ComponentFactory<SessionComponent>
    /// The network.
    let transport: Provider<any Transport>
}
