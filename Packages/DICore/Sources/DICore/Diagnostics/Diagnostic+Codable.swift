// SPDX-License-Identifier: Apache-2.0

extension Diagnostic: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, severity, subject, message, place, trace, notes, fixes
    }

    /// Reads `id`, `severity` and `subject`; `message`, `place`, `trace`, `notes` and `fixes` are optional.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(ID.self, forKey: .id),
            severity: try container.decode(Severity.self, forKey: .severity),
            subject: try container.decode(String.self, forKey: .subject),
            message: try container.decodeIfPresent(String.self, forKey: .message),
            trace: try container.decodeIfPresent([Step].self, forKey: .trace) ?? [],
            notes: try container.decodeIfPresent([String].self, forKey: .notes) ?? [],
            fixes: try container.decodeIfPresent([String].self, forKey: .fixes) ?? [])
        // Other tools may write a place without a trace.
        if place == nil, let place = try container.decodeIfPresent(Place.self, forKey: .place) {
            trace.insert(Step(name: "", place: place), at: 0)
        }
    }

    /// Writes all keys, with null for an unknown place.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(severity, forKey: .severity)
        try container.encode(subject, forKey: .subject)
        try container.encode(message, forKey: .message)
        try container.encode(place?.writable, forKey: .place)
        try container.encode(trace, forKey: .trace)
        try container.encode(notes, forKey: .notes)
        try container.encode(fixes, forKey: .fixes)
    }
}

extension Diagnostic.Step: Codable {
    private enum CodingKeys: String, CodingKey {
        case relation, name, detail, place, remark
    }

    /// Reads a step; each part is optional.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decodeIfPresent(Relation.self, forKey: .relation) ?? .start,
            name: try container.decodeIfPresent(String.self, forKey: .name) ?? "",
            detail: try container.decodeIfPresent(String.self, forKey: .detail) ?? "",
            place: try container.decodeIfPresent(Place.self, forKey: .place),
            remark: try container.decodeIfPresent(String.self, forKey: .remark) ?? "")
    }

    /// Writes all keys, with null for an unknown place.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(relation, forKey: .relation)
        try container.encode(name, forKey: .name)
        try container.encode(detail, forKey: .detail)
        try container.encode(place?.writable, forKey: .place)
        try container.encode(remark, forKey: .remark)
    }
}

extension Place {
    /// The place in a form that can be read again, even from plugins: nil without a file, and no negative line.
    var writable: Place? {
        isKnown ? Place(fileID: fileID, line: max(0, line)) : nil
    }
}
