// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// Opens the page of a command in the web browser, without a request.
struct PageOpener: Sendable {
    let names: NameReader
    let webURL: URL
    let opener: AddressOpener
    let notices: any Notices

    /// Opens the page.
    func open(_ command: any InjectedCommand) throws(BrowserFailure) -> CommandOutput {
        guard let page = try WebPage.page(of: command, names) else {
            throw BrowserFailure(.usage, "'ghb \(type(of: command).name)' has no page on the web")
        }
        let base = webURL.absoluteString
        let address = (base.hasSuffix("/") ? base : base + "/") + page.address
        notices.post(Notice(.note, "opening \(address)"))
        do {
            try opener.open(address)
        } catch {
            throw BrowserFailure(.failure, "\(error)")
        }
        return .nothing
    }
}
