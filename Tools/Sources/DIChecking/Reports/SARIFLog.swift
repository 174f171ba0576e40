// SPDX-License-Identifier: Apache-2.0

/// A log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), as far as reports use it.
struct SARIFLog: Encodable {
    let version: String = "2.1.0"
    let schema: String = "https://json.schemastore.org/sarif-2.1.0.json"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case version, runs
        case schema = "$schema"
    }

    struct Run: Encodable {
        let tool: Tool
        let originalUriBaseIds: [String: UnknownLocation]
        let results: [Result]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name: String = "swift-di"
        let rules: [Rule]
    }

    struct Rule: Encodable {
        let id: String
        let helpUri: String?
        let help: Message?
    }

    struct Message: Encodable {
        let text: String
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let relatedLocations: [Location]?
    }

    struct Location: Encodable {
        var id: Int?
        var message: Message?
        var physicalLocation: PhysicalLocation?
        var logicalLocations: [LogicalLocation]?
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    struct ArtifactLocation: Encodable {
        let uri: String
        let uriBaseId: String?
    }

    /// A location that is described in words alone.
    struct UnknownLocation: Encodable {
        let description: Message
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
    }

    struct LogicalLocation: Encodable {
        let fullyQualifiedName: String
        let kind: String
    }
}
