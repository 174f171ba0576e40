// SPDX-License-Identifier: Apache-2.0

/// Values three dictionaries deep, as those who have no tree keep them.
public func nested(_ values: [String: Any], in others: [String: Any]) -> [String: Any] {
    var http = others
    http.merge(values) { $1 }
    var server = others
    server["http"] = http
    var all = others
    all["server"] = server
    return all
}

/// Three look-ups and a cast to a number.
@inline(never)
public func findNumber(_ values: [String: Any]) -> Int {
    guard let server = values["server"] as? [String: Any], let http = server["http"] as? [String: Any],
        let port = http["port"] as? Int
    else { return 0 }
    return port
}

/// Three look-ups and a cast to a duration.
@inline(never)
public func findDuration(_ values: [String: Any]) -> Int {
    guard let server = values["server"] as? [String: Any], let http = server["http"] as? [String: Any],
        let timeout = http["timeout"] as? Duration
    else { return 0 }
    return Int(timeout.components.seconds)
}

/// Three look-ups and a cast to a text.
@inline(never)
public func findText(_ values: [String: Any]) -> Int {
    guard let server = values["server"] as? [String: Any], let http = server["http"] as? [String: Any],
        let host = http["host"] as? String
    else { return 0 }
    return host.utf8.count
}
