// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// The bindings of the browser for one account on one host.
enum BrowserSessionModule: Module {
    typealias Scope = SessionScope

    static func configure(binder: Binder<SessionScope>) {
        binder.bind(BrowserSession.self).to(factory: BrowserSession.init)
        binder.bind(Viewer.self).sharedInScope().to(factory: Viewer.init)
        binder.bind(SessionStatus.self).to(factory: SessionStatus.init)
        // Weak: it holds a factory that holds the session, so that a session that kept it would never end.
        binder.bind(CurrentOrganization.self).sharedInScope(.weak).to(factory: CurrentOrganization.init)
        binder.bind(Feeds.self).to(factory: Feeds.init)
        configureSettings(binder)
    }

    /// Binds the pages of the settings, in their order. A report is made when its page is opened and not before, because
    /// it asks the server.
    private static func configureSettings(_ binder: Binder<SessionScope>) {
        binder.bind(SettingsPage.self).intoCollection().to(value: .settings([.theme, .preview, .times, .icons]))
        binder.bind(SettingsPage.self).intoCollection().to(value: .settings([.source]))
        binder.bind(SettingsPage.self).intoCollection().to { (reports: [SettingsReport]) in reports.map(\.page) }
        binder.bind(LimitsReport.self).to(factory: LimitsReport.init)
        binder.bind(SettingsReport.self).intoCollection().to { (report: Provider<LimitsReport>) in
            SettingsReport(title: "Limits", summary: "The token in use, and the requests that are left.") {
                () async throws(APIFailure) in try await report.get().text()
            }
        }
    }
}
