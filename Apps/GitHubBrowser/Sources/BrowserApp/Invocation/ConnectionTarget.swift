// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation

/// The target of requests: the host, the URL of its API and the URL of its web pages.
///
/// Without `--host`, the host is the one in the given URL, so that no other host's token is sent there. `--host` together
/// with a URL declares the URL as the API of that host.
struct ConnectionTarget {
    let host: String
    let apiURL: URL
    let webURL: URL
    let pages: PageHosts
    /// Whether the host comes from a given URL.
    let isAddressed: Bool

    init(options: GlobalOptions, environment: Environment) throws(BrowserFailure) {
        let address = try Self.address(options, environment)
        let named = try Self.host(options.host, "--host", .usage)
        if named == nil, let (url, origin) = address {
            (host, apiURL, isAddressed) = (origin.gitHubHost, url, true)
            webURL = URL(string: origin.webAddress) ?? url
        } else {
            let variable = named == nil ? try Self.host(environment["GH_HOST"], "GH_HOST", .configuration) : nil
            let host = (named ?? variable)?.description ?? HostName.gitHub
            (self.host, isAddressed) = (host, false)
            if let (url, _) = address { apiURL = url } else { apiURL = try Self.usualAPI(of: host) }
            webURL = try Self.url("https://\(host)", "--host", .usage).url
        }
        pages = PageHosts(host: host, standsForGitHub: isAddressed)
    }

    private static func usualAPI(of host: String) throws(BrowserFailure) -> URL {
        let text =
            switch host {
            case HostName.gitHub: "https://api.github.com"
            case _ where host.hasSuffix(".ghe.com"): "https://api.\(host)"
            default: "https://\(host)/api/v3"
            }
        return try url(text, "--host", .usage).url
    }

    private static func host(
        _ text: String?, _ giver: String, _ status: ProgramStatus
    ) throws(BrowserFailure) -> HostName? {
        guard let text else { return nil }
        guard let host = HostName(text) else {
            throw BrowserFailure(status, "\(giver): '\(text)' is not a host", advice: ["such as github.com"])
        }
        return host
    }

    private static func address(
        _ options: GlobalOptions, _ environment: Environment
    ) throws(BrowserFailure) -> (url: URL, origin: Origin)? {
        let giver: (name: String, status: ProgramStatus) =
            options.apiURL == nil ? ("GHB_API_URL", .configuration) : ("--api-url", .usage)
        guard let text = options.apiURL ?? environment["GHB_API_URL"] else { return nil }
        let address = try url(text, giver.name, giver.status)
        guard options.insecureHTTP || !address.origin.isExposed else {
            throw BrowserFailure(
                giver.status, "\(giver.name): plain http to \(address.origin.host) can be intercepted",
                advice: ["use https, or --insecure-http if you trust the network"])
        }
        return address
    }

    /// Parses the URL of an API; a part that may contain a secret is neither accepted nor repeated.
    private static func url(
        _ text: String, _ giver: String, _ status: ProgramStatus
    ) throws(BrowserFailure) -> (url: URL, origin: Origin) {
        guard !text.prefix(while: { !"?#".contains($0) }).contains("@") else {
            throw BrowserFailure(
                status, "\(giver): the address contains a user name or a password before the '@'",
                advice: ["leave it out, and set a token in the environment or in the configuration"])
        }
        guard let url = URL(string: text), let origin = Origin(url), url.query == nil, url.fragment == nil else {
            let shown = text.prefix { !"?#".contains($0) }
            throw BrowserFailure(
                status, "\(giver): '\(shown)\(shown.count < text.count ? "…" : "")' is not the address of an API",
                advice: ["such as https://api.github.com"])
        }
        return (url, origin)
    }
}

/// The hosts of the web pages that belong to an API.
struct PageHosts: Sendable, Hashable {
    let host: String
    /// Whether GitHub's own pages belong to it, too: an API at another URL may stand in for GitHub, and its answers then
    /// contain URLs of GitHub's pages.
    let standsForGitHub: Bool

    /// Refuses a page on another host; the subject names it.
    func check(_ other: String?, _ subject: String) throws(BrowserFailure) {
        guard let other else { return }
        let (name, hosts) = (HostName(other)?.description, [host] + (standsForGitHub ? [HostName.gitHub] : []))
        guard !hosts.contains(where: { name == $0 || name == "www." + $0 }) else { return }
        throw BrowserFailure(
            .usage, "\(subject) is on \(other), but ghb is using \(host)", advice: ["use --host \(other)"])
    }
}
