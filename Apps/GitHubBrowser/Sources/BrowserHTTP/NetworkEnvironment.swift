// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation

/// The variables of the environment that decide how requests reach a server, as curl and git read them.
///
/// The address of a proxy may contain a password. Messages name the variable instead.
package struct NetworkEnvironment: Sendable, Hashable {
    struct Proxy: Sendable, Hashable {
        /// The variable that names the proxy.
        let variable: String
        /// The address, with the credentials.
        let address: String
    }

    private let secureProxy: Proxy?
    private let plainProxy: Proxy?
    /// The hosts that are reached without the proxy.
    let unproxiedHosts: String
    /// The file of certificates that replaces that of the system.
    let certificateFile: String?
    /// The folder of certificates that replaces that of the system.
    let certificateFolder: String?

    /// Reads variables; an empty one counts as absent.
    package init(_ variables: [String: String] = [:]) {
        func proxy(_ names: String...) -> Proxy? {
            for name in names {
                if let address = variables[name], !address.isEmpty { return Proxy(variable: name, address: address) }
            }
            return nil
        }
        func value(_ names: String...) -> String? {
            names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        }
        secureProxy = proxy("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY")
        // Not HTTP_PROXY, which a web server sets for a CGI script from the header of a request.
        plainProxy = proxy("http_proxy", "all_proxy", "ALL_PROXY")
        unproxiedHosts = value("no_proxy", "NO_PROXY") ?? ""
        certificateFile = value("SSL_CERT_FILE")
        certificateFolder = value("SSL_CERT_DIR")
    }

    /// Returns the proxy for a URL; nil if there is none, or for this machine, whose traffic stays here.
    func proxy(for url: URL) -> Proxy? {
        guard let origin = Origin(url), !origin.isLoopback else { return nil }
        return origin.scheme == "https" ? secureProxy : plainProxy
    }
}
