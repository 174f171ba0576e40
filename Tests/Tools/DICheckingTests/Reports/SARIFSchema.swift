// SPDX-License-Identifier: Apache-2.0

/// The part of OASIS' schema of SARIF 2.1.0 that reports use. Everything else is refused, as the whole schema refuses unknown
/// members.
enum SARIFSchema {
    /// Returns the mistakes in a log, each with its path; empty if there are none.
    static func mistakes(in value: JSONValue) throws -> [String] {
        JSONSchema([try JSONValue(text)]).mistakes(in: value)
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
