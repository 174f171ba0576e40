// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A binding that a request may have intended, as seen from the requester.
struct NearMiss {
    /// The binding; in a component with several places, the visible one.
    let binding: Int
    let isInSight: Bool
}

/// The bindings that an unmatched request may have intended.
///
/// The first request that is explained groups them in one pass over the bindings; each request then costs one pass over the
/// bound types.
final class SimilarBindings {
    /// The bindings of one source line, or the contributions to one collection, in all places of the component.
    struct Candidate {
        let key: _Key
        /// The bindings by place, then in the order of registration.
        var bindings: [Int]
    }

    /// The name of a bound type in parts, for types that are spelt alike.
    private struct Spelling {
        let core: Any.Type
        /// The name without module and arguments, and its last part.
        let (short, last): (String, Substring)
        let arguments: Substring
    }

    private let model: _GraphModel
    private let names: TypeNames
    private var cores: [ObjectIdentifier: Any.Type] = [:]
    private var candidates: [ObjectIdentifier: [Candidate]] = [:]
    /// The bindings by type, stripped of wrappers. Collections are left out, and decorators, because the bindings that they
    /// decorate represent them.
    private lazy var bindings: [ObjectIdentifier: [Int]] = Dictionary(
        grouping: model.bindings.indices.filter {
            model.bindings[$0].kind != .collection && model.bindings[$0].kind != .decorator
        }
    ) { ObjectIdentifier(core(of: model.bindings[$0].key.type)) }
    /// The types of `bindings` in the order of registration.
    private lazy var bound: [Any.Type] = bindings.values._sorted { $0[0] < $1[0] }.map {
        core(of: model.bindings[$0[0]].key.type)
    }
    private lazy var boundNames: [String] = bound.map(names.qualified)
    private lazy var spellings: [Spelling] = bound.compactMap(spelling)
    private lazy var shortNames: NearNames = NearNames(spellings.map(\.short))

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
        let own = sharingCore(with: key.type) + sharingStructure(with: core(of: key.type))
        let tagged = (key.type as? any Tag.Type).map { _Key.type(taggedWith: $0) }
        let isolated = (key.type as? any _BoundByStep.Type)?._twin
        guard let twin = key.tag ?? tagged ?? isolated, core(of: twin) != core(of: key.type) else { return own }
        return own + sharingCore(with: twin).filter { $0.key.type == twin }
    }

    /// The bindings of functions and tuples that differ in labels or in '@Sendable' alone.
    private func sharingStructure(with core: Any.Type) -> [Candidate] {
        let name = names.qualified(core)
        guard name.contains("(") else { return [] }
        let structure = Self.structure(of: name)
        return others(than: core) { $0.contains("(") && Self.structure(of: $0) == structure }
    }

    /// Removes labels and '@Sendable' from the name of a function or a tuple.
    private static func structure(of name: String) -> String {
        name.replacing("@Sendable ", with: "").replacing(#/([(,] ?)\w+: /#) { $0.output.1 }
    }

    /// The bindings of other types with the same name: private to another file, or of a package linked twice.
    func sharingName(with type: Any.Type) -> [Candidate] {
        let core = core(of: type)
        guard let outermost = names.plain(core).outermost, names.isAmbiguous(outermost) else { return [] }
        let name = names.qualified(core)
        return others(than: core) { $0 == name }
    }

    private func others(than core: Any.Type, _ isMeant: (String) -> Bool) -> [Candidate] {
        zip(bound, boundNames).filter { $0 != core && isMeant($1) }.flatMap { candidates(of: $0.0) }
    }

    /// The bindings of subtypes of a protocol or a class, by type in the order of registration.
    func subtypes(of type: Any.Type) -> [[Candidate]] {
        let core = core(of: type)
        guard let isSubtype = Self.subtypeTest(for: core) else { return [] }
        return bound.filter { $0 != core && isSubtype($0) }.map(candidates(of:))
    }

    /// A test whether types conform to a protocol or inherit from a class; nil where the type has no subtypes, where every type is
    /// one, or where the runtime cannot tell. Complexity: the runtime's search for a conformance.
    private static func subtypeTest(for type: Any.Type) -> ((Any.Type) -> Bool)? {
        func isInstance<Metatype>(of _: Metatype.Type) -> (Any.Type) -> Bool { { $0 is Metatype } }
        func inherits<Class>(from _: Class.Type) -> (Any.Type) -> Bool { { $0 is Class.Type } }
        if type is AnyObject.Type { return _openExistential(type, do: inherits) }
        guard _TypeMetadata(type).isExistential, type != Any.self, type != AnyObject.self,
            // A private protocol cannot be found by its name.
            let name = _mangledTypeName(type), let metatype = _typeByName(name + "Xp")
        else { return nil }
        return _openExistential(metatype, do: isInstance)
    }

    /// The bindings of types whose names differ in the module, in the enclosing type or in a few letters, nearest first.
    func spelledNearly(as type: Any.Type, atMost limit: Int) -> [[Candidate]] {
        let core = core(of: type)
        guard let wanted = spelling(of: core) else { return [] }
        let name = names.qualified(core)
        let near =
            spellings.filter { $0.last == wanted.last }
            + shortNames.matches(of: wanted.short).map { spellings[$0.index] }
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(core)]
        let others = near.filter {
            $0.arguments == wanted.arguments && names.qualified($0.core) != name
                && seen.insert(ObjectIdentifier($0.core)).inserted
        }
        return others.prefix(limit).map { candidates(of: $0.core) }
    }

    /// Splits a name into its part without module and its arguments; nil for names of another form.
    private func spelling(of core: Any.Type) -> Spelling? {
        let plain = names.plain(core)
        guard let short = plain.outermost?.short, plain.text.hasPrefix(short) else { return nil }
        let last = short.lastIndex(of: ".").map { short[short.index(after: $0)...] } ?? short[...]
        return Spelling(core: core, short: short, last: last, arguments: plain.text.dropFirst(short.count))
    }

    /// Strips tags, wrappers, optionals and collections from a type.
    func core(of type: Any.Type) -> Any.Type {
        if let core = cores[ObjectIdentifier(type)] { return core }
        let core = _Key.core(of: type)
        cores[ObjectIdentifier(type)] = core
        return core
    }

    /// Groups the bindings of a type into candidates: one for each line, or for each collection in a component.
    private func candidates(of core: Any.Type) -> [Candidate] {
        if let found = candidates[ObjectIdentifier(core)] { return found }
        var groups: [SourceLine: Int] = [:]
        var found: [Candidate] = []
        for index in model.sortedByPlace(bindings[ObjectIdentifier(core)] ?? []) {
            let binding = model.bindings[index]
            let place = binding.kind == .contribution ? nil : binding.place
            let line = SourceLine(
                binding.key, place, in: place == nil ? model.components[binding.component].type : nil)
            if let group = groups[line] {
                found[group].bindings.append(index)
            } else {
                groups[line] = found.count
                found.append(Candidate(key: binding.key, bindings: [index]))
            }
        }
        candidates[ObjectIdentifier(core)] = found
        return found
    }
}
