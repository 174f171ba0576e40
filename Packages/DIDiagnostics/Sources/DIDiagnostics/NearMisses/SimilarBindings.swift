// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// An index of the bindings that an unmatched request may have intended.
///
/// The first request that is explained builds it in one pass over the bindings; each request then costs one pass over
/// the candidates that it shows.
final class SimilarBindings {
    /// The bindings of one source line, or the contributions to one collection, in all places of the component.
    struct Candidate {
        let key: _Key
        /// The bindings in the order of registration; the first part of a collection by place comes first.
        var bindings: [Int]
    }

    /// A type within its name, for types that are spelt alike.
    private struct Spelling {
        let arguments: Substring
        let core: Any.Type
    }

    private let model: _GraphModel
    private let names: TypeNames
    private var cores: [ObjectIdentifier: Any.Type] = [:]
    private var candidates: [ObjectIdentifier: [Candidate]] = [:]
    private lazy var byCore: [ObjectIdentifier: [Int]] = groupedByCore()
    /// The bound types, stripped of wrappers, in the order of registration.
    private lazy var bound: [Any.Type] = boundCores()
    /// The positions of bound types by their names.
    private lazy var byName: [String: [Int]] = Self.grouped(bound.map(names.qualified))
    /// The positions of bound types by their names without labels and '@Sendable'.
    private lazy var byStructure: [String: [Int]] = Self.grouped(
        bound.map { Self.structure(of: names.qualified($0)) })
    /// The positions of spellings by the last parts of their names.
    private lazy var byLastName: [String: [Int]] = groupedByLastName()
    /// The spellings that `byLastName` refers to.
    private var spelled: [Spelling] = []
    private lazy var bySpelling: (spellings: [[Spelling]], index: NearNames) = groupedBySpelling()

    init(_ model: _GraphModel, _ names: TypeNames) {
        self.model = model
        self.names = names
    }

    /// The bindings of a type under any tag, qualifier, wrapper, optional or collection, by place.
    func sharingCore(with type: Any.Type) -> [Candidate] {
        candidates(of: core(of: type))
    }

    /// The bindings that share the core of a key, and its usual mix-up: the tag itself for its value, or the reverse; the
    /// factory or injector of the other isolation; or a function or tuple that differs in labels or in '@Sendable'.
    func related(to key: _Key) -> [Candidate] {
        let own = sharingCore(with: key.type) + sharingStructure(with: key.type)
        let tagged = (key.type as? any Tag.Type).map { _Key.type(taggedWith: $0) }
        let isolated = (key.type as? any _BoundByStep.Type)?._twin
        guard let twin = key.tag ?? tagged ?? isolated, core(of: twin) != core(of: key.type) else { return own }
        return own + sharingCore(with: twin).filter { $0.key.type == twin }
    }

    /// The bindings of functions and tuples that differ in labels or in '@Sendable' alone.
    private func sharingStructure(with type: Any.Type) -> [Candidate] {
        let core = core(of: type)
        let name = names.qualified(core)
        guard name.contains("(") else { return [] }
        let others = byStructure[Self.structure(of: name)] ?? []
        return others.map { bound[$0] }.filter { $0 != core }.flatMap(candidates(of:))
    }

    /// Removes labels, '@Sendable' and spaces from the name of a function or a tuple.
    private static func structure(of name: String) -> String {
        var structure: [Character] = []
        var element = 0
        for character in name.replacing("@Sendable ", with: "") where character != " " {
            if character == ":", structure[element...].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
                structure.removeSubrange(element...)
            } else {
                structure.append(character)
                if character == "(" || character == "," { element = structure.count }
            }
        }
        return String(structure)
    }

    /// The bindings of other types with the same name: private to another file, or of a package linked twice.
    func sharingName(with type: Any.Type) -> [Candidate] {
        let core = core(of: type)
        guard let name = names.plain(core).outermost, names.isAmbiguous(name) else { return [] }
        let others = byName[names.qualified(core)] ?? []
        return others.map { bound[$0] }.filter { $0 != core }.flatMap(candidates(of:))
    }

    /// The bindings of subtypes of a protocol or a class, by type in the order of registration.
    func subtypes(of type: Any.Type) -> [[Candidate]] {
        let core = core(of: type)
        guard let test = SubtypeTest(for: core) else { return [] }
        return bound.filter { $0 != core && test.holds(for: $0) }.map(candidates(of:))
    }

    /// The bindings of types whose names differ in the module, in the enclosing type or in a few letters, nearest first.
    func spelledNearly(as type: Any.Type, atMost limit: Int) -> [[Candidate]] {
        let core = core(of: type)
        guard let (short, arguments) = spelling(of: core) else { return [] }
        let name = names.qualified(core)
        let (spellings, index) = bySpelling
        let nested = (byLastName[Self.lastName(short)] ?? []).map { spelled[$0] }
        let near = nested + index.matches(of: short).flatMap { spellings[$0.index] }
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(core)]
        let others = near.filter {
            $0.arguments == arguments && self.names.qualified($0.core) != name
                && seen.insert(ObjectIdentifier($0.core)).inserted
        }
        return others.prefix(limit).map { self.candidates(of: $0.core) }
    }

    /// Strips tags, wrappers, optionals and collections from a type.
    func core(of type: Any.Type) -> Any.Type {
        if let core = cores[ObjectIdentifier(type)] { return core }
        let core = _Key.core(of: type)
        cores[ObjectIdentifier(type)] = core
        return core
    }

    private func candidates(of core: Any.Type) -> [Candidate] {
        if let found = candidates[ObjectIdentifier(core)] { return found }
        let made = makeCandidates(byCore[ObjectIdentifier(core)] ?? [])
        candidates[ObjectIdentifier(core)] = made
        return made
    }

    /// Groups bindings into candidates: one for each line, or for each collection in a component.
    private func makeCandidates(_ bindings: [Int]) -> [Candidate] {
        var groups: [SourceLine: Int] = [:]
        var candidates: [(place: Place?, candidate: Candidate)] = []
        for index in bindings {
            let binding = model.bindings[index]
            let place = binding.place?.place
            let isPart = binding.kind == .contribution
            let group = SourceLine(
                binding.key, isPart ? nil : binding.place,
                in: isPart || place == nil ? model.components[binding.component].type : nil)
            if let found = groups[group] {
                if isPart, Place.precedes(place, candidates[found].place) == true {
                    candidates[found].candidate.bindings.insert(index, at: 0)
                    candidates[found].place = place
                } else {
                    candidates[found].candidate.bindings.append(index)
                }
            } else {
                groups[group] = candidates.count
                candidates.append((place, Candidate(key: binding.key, bindings: [index])))
            }
        }
        return candidates.enumerated()._sorted { one, other in
            Place.precedes(one.element.place, other.element.place) ?? (one.offset < other.offset)
        }.map(\.element.candidate)
    }

    private func groupedByCore() -> [ObjectIdentifier: [Int]] {
        var groups: [ObjectIdentifier: [Int]] = [:]
        for (index, binding) in model.bindings.enumerated() where Self.canBeMeant(binding) {
            groups[ObjectIdentifier(core(of: binding.key.type)), default: []].append(index)
        }
        return groups
    }

    /// Whether a binding is one that somebody wrote, and that binds its key. A decorator is shown by what it decorates.
    private static func canBeMeant(_ binding: _GraphModel.Binding) -> Bool {
        switch binding.kind {
        case .collection, .decorator: false
        default: true
        }
    }

    private func boundCores() -> [Any.Type] {
        var seen: Set<ObjectIdentifier> = []
        return model.bindings.lazy.filter(Self.canBeMeant).map { self.core(of: $0.key.type) }.filter {
            seen.insert(ObjectIdentifier($0)).inserted
        }
    }

    /// The positions of some names.
    private static func grouped(_ names: [String]) -> [String: [Int]] {
        var groups: [String: [Int]] = [:]
        for (position, name) in names.enumerated() { groups[name, default: []].append(position) }
        return groups
    }

    /// Spells the bound types, and groups them by the last part of their names.
    private func groupedByLastName() -> [String: [Int]] {
        var lastNames: [String] = []
        for core in bound {
            guard let (short, arguments) = spelling(of: core) else { continue }
            lastNames.append(Self.lastName(short))
            spelled.append(Spelling(arguments: arguments, core: core))
        }
        return Self.grouped(lastNames)
    }

    private static func lastName(_ short: String) -> String {
        guard let dot = short.utf8.lastIndex(of: UInt8(ascii: ".")) else { return short }
        return String(short[short.utf8.index(after: dot)...])
    }

    private func groupedBySpelling() -> (spellings: [[Spelling]], index: NearNames) {
        var positions: [String: Int] = [:]
        var shorts: [String] = []
        var spellings: [[Spelling]] = []
        for core in bound {
            guard let (short, arguments) = spelling(of: core) else { continue }
            let spelling = Spelling(arguments: arguments, core: core)
            if let position = positions[short] {
                spellings[position].append(spelling)
            } else {
                positions[short] = shorts.count
                shorts.append(short)
                spellings.append([spelling])
            }
        }
        return (spellings, NearNames(shorts))
    }

    /// Splits a name into its part without module and its arguments; nil for names of another form.
    private func spelling(of type: Any.Type) -> (short: String, arguments: Substring)? {
        let plain = names.plain(type)
        guard let short = plain.outermost?.short, plain.text.hasPrefix(short) else { return nil }
        return (short, plain.text.dropFirst(short.count))
    }
}
