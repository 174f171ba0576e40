// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Scheme, host and port of an address: what must be equal before a token is sent or a page is followed.
public struct Origin: Sendable, Hashable, CustomStringConvertible {
    /// The scheme in lower case.
    public let scheme: String
    /// The host in lower case, without brackets.
    public let host: String
    /// The port, also where the address leaves it out.
    public let port: Int

    /// The origin of an absolute http or https address; nil for any other.
    public init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty else {
            return nil
        }
        switch scheme {
        case "https": port = url.port ?? 443
        case "http": port = url.port ?? 80
        default: return nil
        }
        self.scheme = scheme
        self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    }

    /// Whether what is sent can be read on the way: plain http to anything but this machine.
    public var isExposed: Bool { scheme == "http" && !isLoopback }

    /// Whether the host is this machine by name or address.
    public var isLoopback: Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || isLoopbackAddress
    }

    /// The origin as it stands at the beginning of an address.
    public var description: String { address(of: host) + ":\(port)" }

    /// The address of the web pages that belong to an API of this origin, as GitHub lays them out.
    public var webAddress: String {
        let isUsualPort = port == (scheme == "https" ? 443 : 80)
        return address(of: gitHubName ?? host) + (isUsualPort ? "" : ":\(port)")
    }

    /// The GitHub host that an API of this origin belongs to, as `--host` names it: with its port, unless that is 443.
    ///
    /// A token is one host's. Plain http is another host than https, so that a token never goes over it by accident.
    public var gitHubHost: String {
        guard scheme == "https", port == 443 else { return "\(bracketed(host)):\(port)" }
        return gitHubName ?? bracketed(host)
    }

    /// The name of the host without the prefix under which GitHub's own hosts have their API; nil for any other host.
    private var gitHubName: String? {
        let isOfGitHub = host == "api.github.com" || host.hasPrefix("api.") && host.hasSuffix(".ghe.com")
        return isOfGitHub ? String(host.dropFirst("api.".count)) : nil
    }

    private func address(of host: String) -> String { "\(scheme)://\(bracketed(host))" }

    private func bracketed(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }

    /// 127.0.0.0/8, but not a name such as 127.example.com.
    private var isLoopbackAddress: Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
