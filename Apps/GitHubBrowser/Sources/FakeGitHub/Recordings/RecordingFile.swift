// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One file of recorded exchanges, read as far as possible, with all that is wrong in it.
///
/// The form is `{ source, license, exchanges: [ { method, path, status, headers, body } ] }`. Where it comes from is
/// optional, as serving does not need it; what an exchange is made of is not.
struct RecordingFile {
    private let name: String
    private(set) var exchanges: [Exchange] = []
    private(set) var problems: [String] = []

    init(name: String, data: Data) {
        self.name = name
        do {
            read(try JSONDecoder().decode(JSONValue.self, from: data))
        } catch {
            report("is not JSON: \(Self.reason(for: data, error))")
        }
    }

    private mutating func read(_ value: JSONValue) {
        guard case .object(let fields) = value else {
            return report("holds \(value.kind), expected an object with 'exchanges'")
        }
        for name in ["source", "license"] {
            if let value = fields[name] {
                _ = string(value, "'\(name)'")
            }
        }
        switch fields["exchanges"] {
        case .array(let values):
            for (index, value) in values.enumerated() {
                readExchange(value, at: "exchanges[\(index)]")
            }
        case .some(let value): report("'exchanges' is \(value.kind), expected an array")
        case nil: report("'exchanges' is missing")
        }
    }

    private mutating func readExchange(_ value: JSONValue, at place: String) {
        guard case .object(let fields) = value else {
            return report("\(place) is \(value.kind), expected an object")
        }
        let known = problems.count
        let method = required(fields, "method", at: place).flatMap { string($0, "\(place): 'method'") }
        let path = required(fields, "path", at: place).flatMap { string($0, "\(place): 'path'") }
        let status = required(fields, "status", at: place).flatMap { integer($0, "\(place): 'status'") }
        let headers = required(fields, "headers", at: place).flatMap { headerValues($0, at: place) }
        let body = required(fields, "body", at: place).flatMap { text($0, "\(place): 'body'") }
        guard problems.count == known, let method, let path, let status, let headers, let body else { return }
        var exchange = Exchange(method: method, path: path, status: status, body: body)
        exchange.headers = headers
        exchange.file = name
        for problem in exchange.problems {
            report("\(place): \(problem)")
        }
        exchanges.append(exchange)
    }

    private mutating func headerValues(_ value: JSONValue, at place: String) -> [String: [String]]? {
        guard case .object(let fields) = value else {
            report("\(place): 'headers' is \(value.kind), expected an object")
            return nil
        }
        var headers: [String: [String]] = [:]
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            let values = if case .array(let values) = value { values } else { [value] }
            headers[name] = values.compactMap { value in
                switch value {
                case .string(let text): return text
                // Seen in recordings: `"x-ratelimit-used": 1`.
                case .integer(let number): return String(number)
                default:
                    report("\(place): header '\(name)' holds \(value.kind), expected a string or a list of strings")
                    return nil
                }
            }
        }
        return headers
    }

    private mutating func required(_ fields: [String: JSONValue], _ name: String, at place: String) -> JSONValue? {
        if fields[name] == nil {
            report("\(place): '\(name)' is missing")
        }
        return fields[name]
    }

    private mutating func string(_ value: JSONValue, _ subject: String) -> String? {
        if case .string(let text) = value { return text }
        report("\(subject) is \(value.kind), expected a string")
        return nil
    }

    /// Returns the text of a body; an answer without one may have null.
    private mutating func text(_ value: JSONValue, _ subject: String) -> String? {
        value == .null ? "" : string(value, subject)
    }

    private mutating func integer(_ value: JSONValue, _ subject: String) -> Int? {
        switch value {
        case .integer(let number): return number
        case .number(let number): report("\(subject) is \(number), expected a whole number")
        default: report("\(subject) is \(value.kind), expected a whole number")
        }
        return nil
    }

    private mutating func report(_ problem: String) {
        problems.append("\(name): \(problem)")
    }

    /// Returns the mistake and its place. On Linux, only the older parser reports them, not the decoder.
    private static func reason(for data: Data, _ error: any Error) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return error.localizedDescription
        } catch {
            let found = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            return found ?? error.localizedDescription
        }
    }
}
