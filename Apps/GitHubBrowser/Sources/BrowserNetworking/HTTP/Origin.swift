// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The scheme, host and port of a URL, which must match before a token is sent or a page is followed.
package struct Origin: Sendable, Hashable, CustomStringConvertible {
    package let scheme: String
    /// The host in lower case, without brackets.
    package let host: String
    /// The port, or the default port of the scheme.
    package let port: Int

    /// Creates the origin of an absolute http or https URL; nil for any other.
    package init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty else {
            return nil
        }
        switch scheme {
        case "https": port = url.port ?? 443
        case "http": port = url.port ?? 80
        default: return nil
        }
        self.scheme = scheme
        self.host = String(host.drop { $0 == "[" }.prefix { $0 != "]" })
    }

    /// Whether traffic can be read on the way: plain http to another machine.
    package var isExposed: Bool { scheme == "http" && !isLoopback }

    /// Whether the host is this machine by name or address.
    package var isLoopback: Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || isLoopbackAddress
    }

    /// The origin in the form of a URL.
    package var description: String { address(of: host) + ":\(port)" }

    /// The base URL of the web pages that belong to an API of this origin, by GitHub's conventions.
    package var webAddress: String {
        let isUsualPort = port == (scheme == "https" ? 443 : 80)
        return address(of: gitHubName ?? host) + (isUsualPort ? "" : ":\(port)")
    }

    /// The GitHub host of an API of this origin, in the form of `--host`: with its port, unless that is 443.
    ///
    /// A token belongs to one host. Plain http and https are different hosts, so that plain http gets no token by accident.
    package var gitHubHost: String {
        guard scheme == "https", port == 443 else { return "\(bracketed(host)):\(port)" }
        return gitHubName ?? bracketed(host)
    }

    /// The host without the `api.` prefix of GitHub's own hosts; nil for any other host.
    private var gitHubName: String? {
        let isOfGitHub = host == "api.github.com" || host.hasPrefix("api.") && host.hasSuffix(".ghe.com")
        return isOfGitHub ? String(host.dropFirst("api.".count)) : nil
    }

    private func address(of host: String) -> String { "\(scheme)://\(bracketed(host))" }

    private func bracketed(_ host: String) -> String { host.contains(Character(":")) ? "[\(host)]" : host }

    /// 127.0.0.0/8, but not a name such as 127.example.com.
    private var isLoopbackAddress: Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
