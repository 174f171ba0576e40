// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of faults: `{ "faults": [ … ], "limits": { "core": { "requests", "window" } }, "conditional": true }`.
///
/// A fault has the fields of ``Fault``: `method path after times delay status headers body drip cut reset`, of which only
/// `path` is required. A header's value is a string, a list of strings, or null to remove the header.
public enum FaultFile {
    /// Reads a file.
    ///
    /// - Throws: ``RecordingError`` with every problem, also when the file cannot be read.
    public static func plan(at file: URL) throws(RecordingError) -> FaultPlan {
        let subject = "the faults in '\(file.path(percentEncoded: false))'"
        do {
            let value = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
            var reader = FaultReader()
            let plan = reader.plan(value)
            guard reader.problems.isEmpty else { throw RecordingError(subject: subject, problems: reader.problems) }
            return plan
        } catch let error as RecordingError {
            throw error
        } catch let error as DecodingError {
            throw RecordingError(subject: subject, problems: ["it is not JSON: \(error.localizedDescription)"])
        } catch {
            throw RecordingError(subject: subject, problems: ["it cannot be read: \(error.localizedDescription)"])
        }
    }
}

/// Reads a plan as far as possible, and collects what is wrong.
private struct FaultReader: JSONReader {
    private static let planFields: Set<String> = ["faults", "limits", "conditional"]
    private static let faultFields: Set<String> = [
        "method", "path", "after", "times", "delay", "status", "headers", "body", "drip", "cut", "reset",
    ]

    var problems: [String] = []

    mutating func plan(_ value: JSONValue) -> FaultPlan {
        guard let fields = object(value, "the file", Self.planFields) else { return FaultPlan() }
        var plan = FaultPlan(isConditional: flag(fields["conditional"], "'conditional'"))
        for (index, fault) in (list(fields["faults"], "'faults'") ?? []).enumerated() {
            if let fault = self.fault(fault, at: "faults[\(index)]") { plan.faults.append(fault) }
        }
        let limits = fields["limits"].flatMap { object($0, "'limits'", ["core", "search"]) } ?? [:]
        for (name, limit) in limits.sorted(by: { $0.key < $1.key }) {
            guard let fields = object(limit, "limits.\(name)", ["requests", "window"]) else { continue }
            let requests = whole(
                required(fields, "requests", at: "limits.\(name)"), "limits.\(name): 'requests'", from: 0)
            let window = whole(fields["window"], "limits.\(name): 'window'", from: 1) ?? 3600
            if let requests { plan.limits[name] = FaultPlan.Limit(requests: requests, window: window) }
        }
        return plan
    }

    private mutating func fault(_ value: JSONValue, at place: String) -> Fault? {
        guard let fields = object(value, place, Self.faultFields) else { return nil }
        guard let path = text(required(fields, "path", at: place), "\(place): 'path'") else { return nil }
        if !path.hasPrefix("/") {
            problems.append("\(place): 'path' is \"\(path)\", expected it to begin with '/'")
        }
        var fault = Fault(path: path)
        fault.method = text(fields["method"], "\(place): 'method'")
        fault.after = whole(fields["after"], "\(place): 'after'", from: 0) ?? 0
        fault.times = whole(fields["times"], "\(place): 'times'", from: 0)
        fault.delay = seconds(fields["delay"], "\(place): 'delay'") ?? 0
        fault.status = whole(fields["status"], "\(place): 'status'", from: 200, to: 599)
        fault.headers = headers(fields["headers"], at: place)
        fault.body = text(fields["body"], "\(place): 'body'")
        fault.cut = whole(fields["cut"], "\(place): 'cut'", from: 0)
        fault.isReset = flag(fields["reset"], "\(place): 'reset'")
        if let drip = fields["drip"].flatMap({ object($0, "\(place): 'drip'", ["bytes", "every"]) }) {
            fault.drip = Fault.Drip(
                bytes: whole(drip["bytes"], "\(place): drip 'bytes'", from: 1) ?? 1,
                every: seconds(drip["every"], "\(place): drip 'every'") ?? 0.1)
        }
        return fault
    }

    private mutating func headers(_ value: JSONValue?, at place: String) -> [String: [String]] {
        guard let value, let fields = object(value, "\(place): 'headers'") else { return [:] }
        var headers: [String: [String]] = [:]
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            switch value {
            case .null: headers[name] = []
            case .array(let values):
                headers[name] = values.compactMap { text($0, "\(place): header '\(name)'") }
            default: headers[name] = [text(value, "\(place): header '\(name)'")].compactMap(\.self)
            }
        }
        var sent = Exchange(path: "/")
        sent.headers = headers
        problems += sent.problems.map { "\(place): \($0)" }
        return headers
    }

    private mutating func object(
        _ value: JSONValue, _ subject: String, _ known: Set<String>
    ) -> [String: JSONValue]? {
        guard let fields = object(value, subject) else { return nil }
        for name in fields.keys.sorted() where !known.contains(name) {
            let choices = known.sorted().joined(separator: ", ")
            problems.append("\(subject) has the unknown field '\(name)'; the fields are \(choices)")
        }
        return fields
    }

    private mutating func whole(_ value: JSONValue?, _ subject: String, from least: Int, to most: Int = .max) -> Int? {
        guard let value else { return nil }
        let range = most == .max ? "\(least) or more" : "\(least) to \(most)"
        guard case .integer(let number) = value else {
            problems.append("\(subject) is \(value.kind), expected a whole number, \(range)")
            return nil
        }
        guard (least...most).contains(number) else {
            problems.append("\(subject) is \(number), expected \(range)")
            return nil
        }
        return number
    }

    private mutating func seconds(_ value: JSONValue?, _ subject: String) -> Double? {
        guard let value else { return nil }
        let number: Double? =
            switch value {
            case .integer(let number): Double(number)
            case .number(let number): number
            default: nil
            }
        guard let number, (0...3600).contains(number) else {
            problems.append("\(subject) is \(number.map { "\($0)" } ?? value.kind), expected seconds from 0 to 3600")
            return nil
        }
        return number
    }
}
