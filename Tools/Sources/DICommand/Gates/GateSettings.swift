// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The settings of a gate: the options of `swift package di check`, in `graph-gate.json` beside the manifest.
struct GateSettings: Equatable {
    var components: [String] = []
    /// The paths, relative to the package.
    var properties: [String]?
    var showsValues: Bool = false
    var format: String = "text"
    var warningsAsErrors: Bool = false
    /// The severities of diagnostics by their ids; `off` hides one.
    var severities: [String: String] = [:]

    private static let keys = [
        "components", "format", "properties", "severities", "showsValues", "warningsAsErrors",
    ]

    init() {}

    /// Reads the file; its absence means the defaults.
    init(of path: String) throws(Problem) {
        guard FileManager.default.fileExists(atPath: path) else {
            self.init()
            return
        }
        try self.init(try Files.object(try Files.read(path), in: path), in: path)
    }

    init(_ content: [String: Any], in path: String) throws(Problem) {
        for key in content.keys.sorted() where !Self.keys.contains(key) {
            throw Problem(
                "'\(path)' has no setting '\(key)'; the settings are \(Self.keys.joined(separator: ", "))")
        }
        func value<Value>(_ key: String, _ kind: String, or absent: Value) throws(Problem) -> Value {
            guard let found = content[key] else { return absent }
            guard let value = found as? Value else { throw Problem("'\(key)' in '\(path)' is not \(kind)") }
            return value
        }
        components = try value("components", "a list of names", or: [])
        properties = try value("properties", "a list of paths", or: nil as [String]?)
        showsValues = try value("showsValues", "true or false", or: false)
        warningsAsErrors = try value("warningsAsErrors", "true or false", or: false)
        format = try value("format", "a word", or: "text")
        severities = try value("severities", "an object of ids and severities", or: [:])
        for (id, severity) in severities.sorted(by: <) where !["error", "warning", "off"].contains(severity) {
            throw Problem("'\(id)' in '\(path)' is '\(severity)'; a severity is error, warning or off")
        }
    }

    /// Adds the settings to the request of a check.
    func add(to check: inout [String: Any], folder: String) {
        check["components"] = components
        check["properties"] = properties.map { paths in
            paths.map { URL(filePath: $0, relativeTo: URL(filePath: folder, directoryHint: .isDirectory)).path }
        }
        check["showsValues"] = showsValues
        check["format"] = format
        check["warningsAsErrors"] = warningsAsErrors
        check["severities"] = severities
    }
}
