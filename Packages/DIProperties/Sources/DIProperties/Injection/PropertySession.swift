// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// The properties of one planning, and the paths that its bindings have read.
final class PropertySession: _PlanningContext {
    let properties: Properties
    private let trails: Mutex<[Trail]> = Mutex([])

    init(_ properties: Properties) {
        self.properties = properties
    }

    /// Reads a value for a binding.
    func read<Value: Decodable>(_ type: Value.Type, at path: String) throws(PropertyError) -> Value {
        var trail = Trail.unknown
        defer { record(trail) }
        let path = try properties.parsed(path)
        let decoder = PropertyDecoder(properties)
        defer { trail = decoder.trail }
        return try decoder.decode(type, properties.root.descendant(path), at: path)
    }

    /// Reads a group for a binding.
    func read<Group: ConfigProperty>(_ group: Group.Type) throws(PropertyError) -> Group {
        var trail = Trail.unknown
        defer { record(trail) }
        return try properties.value(of: group, leaving: &trail)
    }

    private func record(_ trail: Trail) {
        trails.withLock { $0.append(trail) }
    }

    /// Returns a warning for each key that nothing reads, except below values that were not read to their end.
    func remarks() -> [Diagnostic] {
        let trails = trails.withLock { $0 }
        return properties.unread(besides: trails) + properties.unmatchedSecrets(besides: trails)
    }
}
