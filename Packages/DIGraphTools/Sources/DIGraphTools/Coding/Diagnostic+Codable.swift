// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension Diagnostic: Codable {
    /// Reads `id`, `severity` and `subject`; `message`, `place`, `trace`, `notes` and `fixes` are optional.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self.init(
            id: try members.value("id"), severity: try members.value("severity"),
            subject: try members.value("subject"), message: try members.valueIfPresent("message"),
            trace: try members.valueIfPresent("trace") ?? [], notes: try members.valueIfPresent("notes") ?? [],
            fixes: try members.valueIfPresent("fixes") ?? [])
        // Other tools may write a place without a trace.
        if place == nil, let place: Place = try members.valueIfPresent("place") {
            trace.insert(Step(name: "", place: place), at: 0)
        }
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
        self.init(
            try members.valueIfPresent("relation") ?? .start, name: try members.valueIfPresent("name") ?? "",
            detail: try members.valueIfPresent("detail") ?? "", place: try members.valueIfPresent("place"),
            remark: try members.valueIfPresent("remark") ?? "")
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
