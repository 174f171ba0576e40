// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of OASIS' schema of SARIF 2.1.0 that reports use, and a check of a log against it.
///
/// Everything else is refused, as the whole schema refuses unknown members, and so is a keyword that the check doesn't know.
struct SARIFSchema {
    private let root: JSONValue

    init() throws {
        root = try JSONValue(Self.text)
    }

    /// Returns the mistakes, each with its path; empty if there are none.
    func mistakes(in value: JSONValue) -> [String] {
        mistakes(in: value, against: root, at: "")
    }

    private func mistakes(in value: JSONValue, against schema: JSONValue, at path: String) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
            mistakes(in: value, keyword, argument, schema, at: path)
        }
    }

    private func mistakes(
        in value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue, at path: String
    ) -> [String] {
        switch (keyword, argument) {
        case ("definitions", _): return []
        case ("$ref", .string(let name)):
            guard let schema = root["definitions"]?[String(name.dropFirst("#/definitions/".count))] else {
                return ["\(path): there is no \(name)"]
            }
            return mistakes(in: value, against: schema, at: path)
        case ("type", .string(let name)): return value.typeName == name ? [] : ["\(path): no \(name)"]
        case ("enum", .array(let values)): return values.contains(value) ? [] : ["\(path): none of the known"]
        case ("required", .array(let keys)):
            return keys.compactMap(\.string).filter { value[$0] == nil }.map { "\(path): without \($0)" }
        case ("properties", .object(let properties)):
            return properties.sorted { $0.key < $1.key }.flatMap { key, schema in
                value[key].map { mistakes(in: $0, against: schema, at: "\(path).\(key)") } ?? []
            }
        case ("additionalProperties", .bool(false)):
            guard case .object(let members) = value, case .object(let known)? = schema["properties"] else { return [] }
            return members.keys.filter { known[$0] == nil }.sorted().map { "\(path).\($0): not in the schema" }
        case ("additionalProperties", .object):
            guard case .object(let members) = value else { return [] }
            return members.sorted { $0.key < $1.key }.flatMap { key, member in
                mistakes(in: member, against: argument, at: "\(path).\(key)")
            }
        case ("items", _):
            return (value.elements ?? []).enumerated().flatMap { position, element in
                mistakes(in: element, against: argument, at: "\(path)[\(position)]")
            }
        case ("uniqueItems", .bool(true)):
            let elements = value.elements ?? []
            let isUnique = elements.indices.allSatisfy { !elements[..<$0].contains(elements[$0]) }
            return isUnique ? [] : ["\(path): an item occurs twice"]
        case ("minimum", .number(let least)):
            guard case .number(let number) = value else { return [] }
            return number >= least ? [] : ["\(path): less than \(least)"]
        case ("format", .string(let format)): return isURI(value.string ?? "", format) ? [] : ["\(path): no \(format)"]
        default: return ["\(path): the test does not know the keyword \(keyword)"]
        }
    }

    private func isURI(_ text: String, _ format: String) -> Bool {
        guard !text.contains(" "), let url = URL(string: text) else { return false }
        return format == "uri-reference" || url.scheme != nil
    }

    private static let text = """
        {"type": "object", "additionalProperties": false, "required": ["version", "runs"], "properties": {
           "$schema": {"type": "string", "format": "uri"}, "version": {"enum": ["2.1.0"]},
           "runs": {"type": "array", "items": {"$ref": "#/definitions/run"}}},
         "definitions": {
          "run": {"type": "object", "additionalProperties": false, "required": ["tool"], "properties": {
            "tool": {"$ref": "#/definitions/tool"},
            "originalUriBaseIds": {
              "type": "object", "additionalProperties": {"$ref": "#/definitions/artifactLocation"}},
            "results": {"type": "array", "items": {"$ref": "#/definitions/result"}}}},
          "tool": {"type": "object", "additionalProperties": false, "required": ["driver"], "properties": {
            "driver": {"$ref": "#/definitions/toolComponent"}}},
          "toolComponent": {"type": "object", "additionalProperties": false, "required": ["name"], "properties": {
            "name": {"type": "string"},
            "rules": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/definitions/reportingDescriptor"}}}},
          "reportingDescriptor": {"type": "object", "additionalProperties": false, "required": ["id"], "properties": {
            "id": {"type": "string"}, "helpUri": {"type": "string", "format": "uri"},
            "help": {"$ref": "#/definitions/multiformatMessageString"}}},
          "result": {"type": "object", "additionalProperties": false, "required": ["message"], "properties": {
            "ruleId": {"type": "string"}, "ruleIndex": {"type": "integer", "minimum": -1},
            "level": {"enum": ["none", "note", "warning", "error"]}, "message": {"$ref": "#/definitions/message"},
            "locations": {"type": "array", "items": {"$ref": "#/definitions/location"}},
            "relatedLocations": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/definitions/location"}}}},
          "location": {"type": "object", "additionalProperties": false, "properties": {
            "id": {"type": "integer", "minimum": -1}, "message": {"$ref": "#/definitions/message"},
            "physicalLocation": {"$ref": "#/definitions/physicalLocation"},
            "logicalLocations": {
              "type": "array", "uniqueItems": true, "items": {"$ref": "#/definitions/logicalLocation"}}}},
          "physicalLocation": {
            "type": "object", "additionalProperties": false, "required": ["artifactLocation"], "properties": {
              "artifactLocation": {"$ref": "#/definitions/artifactLocation"},
              "region": {"$ref": "#/definitions/region"}}},
          "artifactLocation": {"type": "object", "additionalProperties": false, "properties": {
            "uri": {"type": "string", "format": "uri-reference"}, "uriBaseId": {"type": "string"},
            "description": {"$ref": "#/definitions/message"}}},
          "region": {"type": "object", "additionalProperties": false, "properties": {
            "startLine": {"type": "integer", "minimum": 1}, "startColumn": {"type": "integer", "minimum": 1}}},
          "logicalLocation": {"type": "object", "additionalProperties": false, "properties": {
            "fullyQualifiedName": {"type": "string"}, "kind": {"type": "string"}}},
          "message": {"type": "object", "additionalProperties": false, "required": ["text"], "properties": {
            "text": {"type": "string"}}},
          "multiformatMessageString": {
            "type": "object", "additionalProperties": false, "required": ["text"], "properties": {
              "text": {"type": "string"}}}}}
        """
}
