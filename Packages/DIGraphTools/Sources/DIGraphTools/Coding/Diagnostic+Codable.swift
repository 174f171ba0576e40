// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic: Codable {
    /// Reads a diagnostic; throws `DecodingError` without `id`, `severity` or `subject`. The other keys are optional.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        try self.init(
            id: members.value("id"), severity: members.value("severity"), subject: members.value("subject"),
            message: members.valueIfPresent("message"), trace: members.valueIfPresent("trace") ?? [],
            notes: members.valueIfPresent("notes") ?? [], fixes: members.valueIfPresent("fixes") ?? [])
    }

    /// Writes all keys, with null for an unknown place.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: JSONKey.self)
        try container.encode(id.rawValue, forKey: "id")
        try container.encode(severity.rawValue, forKey: "severity")
        try container.encode(subject, forKey: "subject")
        try container.encode(message, forKey: "message")
        try container.encode(place?.writable, forKey: "place")
        try container.encode(trace, forKey: "trace")
        try container.encode(notes, forKey: "notes")
        try container.encode(fixes, forKey: "fixes")
    }
}

extension Diagnostic.Step: Codable {
    /// Reads a step; each part is optional.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        try self.init(
            members.valueIfPresent("relation") ?? .start, name: members.valueIfPresent("name") ?? "",
            detail: members.valueIfPresent("detail") ?? "", place: members.valueIfPresent("place"),
            remark: members.valueIfPresent("remark") ?? "")
    }

    /// Writes all keys, with null for an unknown place.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: JSONKey.self)
        try container.encode(relation.rawValue, forKey: "relation")
        try container.encode(name, forKey: "name")
        try container.encode(detail, forKey: "detail")
        try container.encode(place?.writable, forKey: "place")
        try container.encode(remark, forKey: "remark")
    }
}

extension Diagnostic.Severity: Codable {}
extension Diagnostic.Step.Relation: Codable {}
