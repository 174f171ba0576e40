// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation

/// The name of a GitHub host, as `--host`, `GH_HOST` and the keys of `hosts` have it.
///
/// Equal names are equal texts: in lower case, with the port unless it is 443, and without the prefix `api.` of GitHub's
/// own hosts.
struct HostName: Sendable, Hashable, CustomStringConvertible {
    /// GitHub's own.
    static let gitHub = "github.com"

    /// The name.
    let description: String

    /// Reads a name; nil where it is none, such as an address.
    init?(_ text: String) {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ".-:_[]"))
        guard text.unicodeScalars.allSatisfy({ $0.isASCII && allowed.contains($0) }),
            let url = URL(string: "https://\(text)"), url.path.isEmpty, let origin = Origin(url)
        else { return nil }
        description = origin.gitHubHost
    }
}
