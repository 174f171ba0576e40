// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules
import Synchronization

extension Properties {
    /// Makes the input of one planning, for a checker without the type of a graph's root.
    package func _planningContext() -> any _PlanningContext {
        PropertySession(self)
    }
}

/// The properties of one planning, and the paths that its bindings have read.
final class PropertySession: _PlanningContext {
    let properties: Properties
    /// The live properties that these come from; nil where nothing changes them.
    let following: Following?
    let state: Mutex<State> = Mutex(State())

    struct State: Sendable {
        // Each once, since overlays of a graph read the same again; not a set, for which the runtime reads all conformances of the
        // program in each process.
        var trails: [Trail] = []
        var values: [ObjectIdentifier: any Sendable] = [:]
        var followers: [ObjectIdentifier: Follower] = [:]
        var replans: [@Sendable (any _PlanningContext) -> [Diagnostic]?] = []
    }

    init(_ properties: Properties, following: Following? = nil) {
        self.properties = properties
        self.following = following
    }

    /// Makes the session of live properties, which it follows.
    convenience init(following live: LiveProperties) {
        self.init(live.current, following: Following(live: live) { $0 })
    }

    /// A value, and the values of the configuration that it was read from.
    typealias Reading<Value> = (value: Value, basis: ReadValues)

    func read<Value: Decodable>(_ type: Value.Type, at path: String) throws(PropertyError) -> Reading<Value> {
        try read(at: path) { trail throws(PropertyError) in
            let path = try properties.parsed(path)
            let decoder = PropertyDecoder(properties)
            defer { trail = decoder.trail }
            return try decoder.value(type, properties.root.descendant(path), at: path)
        }
    }

    /// Reads a group for a binding; once, however many bindings read it.
    func read<Group: ConfigProperty>(_ group: Group.Type) throws(PropertyError) -> Reading<Group> {
        if let known = state.withLock({ $0.values[ObjectIdentifier(group)] }) as? Reading<Group> { return known }
        let reading = try read(at: Group.path) { trail throws(PropertyError) in
            try properties.value(of: group, leaving: &trail)
        }
        state.withLock { $0.values[ObjectIdentifier(group)] = reading }
        return reading
    }

    private func read<Value>(
        at path: String, _ body: (inout Trail) throws(PropertyError) -> Value
    ) throws(PropertyError) -> Reading<Value> {
        var trail = Trail.unknown
        defer { record(trail) }
        return (try body(&trail), ReadValues(at: try properties.parsed(path), trail, in: properties))
    }

    func record(_ trail: Trail) {
        state.withLock { state in
            if !state.trails.contains(trail) { state.trails.append(trail) }
        }
    }

    func _stacked(on inherited: any _PlanningContext) -> any _PlanningContext {
        guard let inherited = inherited as? PropertySession else { return self }
        return stacked(on: inherited)
    }

    var read: [Trail] { state.withLock { $0.trails } }

    /// Returns a warning for each key that nothing reads, except below values that were not read to their end.
    func remarks() -> [Diagnostic] { properties.remarks(besides: read) }
}

/// The reader of the files after `--properties` of `swift package di check`.
struct ConfigurationReader: _ConfigurationReading {
    func contexts(of paths: [String], showingValues: Bool) throws -> Contexts {
        let read = try Properties(sources: paths.map { .file($0) })
        // A checker doesn't run the code that marks secrets.
        let properties = showingValues ? read : read.marking(secret: "**")
        return { properties._planningContext() }
    }
}
