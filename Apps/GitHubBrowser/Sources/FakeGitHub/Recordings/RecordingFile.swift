// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One file of recorded exchanges, read as far as possible, with all that is wrong in it.
///
/// The form is `{ source, license, exchanges: [ { method, path, status, headers, body } ] }`. Where it comes from is
/// optional, as serving does not need it; what an exchange is made of is not.
struct RecordingFile: JSONReader {
    private let name: String
    private(set) var exchanges: [Exchange] = []
    var problems: [String] = []

    init(name: String, data: Data) {
        self.name = name
        do {
            read(try JSONDecoder().decode(JSONValue.self, from: data))
        } catch {
            problems.append("is not JSON: \(Self.reason(for: data, error))")
        }
        problems = problems.map { "\(name): \($0)" }
    }

    private mutating func read(_ value: JSONValue) {
        guard case .object(let fields) = value else {
            return problems.append("holds \(value.kind), expected an object with 'exchanges'")
        }
        for name in ["source", "license"] { _ = text(fields[name], "'\(name)'") }
        if fields["exchanges"] == nil { problems.append("'exchanges' is missing") }
        for (index, value) in (list(fields["exchanges"], "'exchanges'") ?? []).enumerated() {
            readExchange(value, at: "exchanges[\(index)]")
        }
    }

    private mutating func readExchange(_ value: JSONValue, at place: String) {
        guard let fields = object(value, place) else { return }
        let known = problems.count
        let method = text(required(fields, "method", at: place), "\(place): 'method'")
        let path = text(required(fields, "path", at: place), "\(place): 'path'")
        let status = required(fields, "status", at: place).flatMap { integer($0, "\(place): 'status'") }
        let headers = required(fields, "headers", at: place).flatMap { headerValues($0, at: place) }
        // An answer without a body may have null.
        let body = required(fields, "body", at: place).flatMap { $0 == .null ? "" : text($0, "\(place): 'body'") }
        guard problems.count == known, let method, let path, let status, let headers, let body else { return }
        var exchange = Exchange(method: method, path: path, status: status, body: body)
        exchange.headers = headers
        exchange.file = name
        problems += exchange.problems.map { "\(place): \($0)" }
        exchanges.append(exchange)
    }

    private mutating func headerValues(_ value: JSONValue, at place: String) -> [String: [String]]? {
        guard let fields = object(value, "\(place): 'headers'") else { return nil }
        var headers: [String: [String]] = [:]
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            let values = if case .array(let values) = value { values } else { [value] }
            headers[name] = values.compactMap { value in
                switch value {
                case .string(let text): return text
                // Seen in recordings: `"x-ratelimit-used": 1`.
                case .integer(let number): return String(number)
                default:
                    problems.append(
                        "\(place): header '\(name)' holds \(value.kind), expected a string or a list of strings")
                    return nil
                }
            }
        }
        return headers
    }

    private mutating func integer(_ value: JSONValue, _ subject: String) -> Int? {
        switch value {
        case .integer(let number): return number
        case .number(let number): problems.append("\(subject) is \(number), expected a whole number")
        default: problems.append("\(subject) is \(value.kind), expected a whole number")
        }
        return nil
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
