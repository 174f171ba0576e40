// SPDX-License-Identifier: Apache-2.0

import DISyntax

/// A type that is bound, with its extensions.
struct MarkedType {
    /// The declaration whose inheritance clause names a marker.
    struct Mark {
        let marker: Marker
        let part: TypePart
    }

    /// A member that is an option of the binding.
    struct Found {
        let file: String
        let member: Declaration.Member
    }

    let type: TypePart
    let parts: [TypePart]
    var marks: [Mark] = []
    let options: [Option: [Found]]

    init(_ type: TypePart, parts: [TypePart]) {
        self.type = type
        self.parts = parts
        var options: [Option: [Found]] = [:]
        for part in parts {
            for member in part.declaration.members where member.isStatic {
                guard let option = Option(rawValue: member.name), option.isAlias == (member.value != nil) else {
                    continue
                }
                options[option, default: []].append(Found(file: part.file, member: member))
            }
        }
        self.options = options
    }

    /// The name as code at the top level of the module can write it.
    var name: String { type.declaration.name }

    func has(_ marker: Marker) -> Bool {
        marks.contains { $0.marker == marker }
    }

    func has(_ option: Option) -> Bool {
        options[option] != nil
    }

    /// The conformance to `Copyable` or `Escapable` that the type does without, as it is written.
    var suppressed: String? {
        type.declaration.inherited.first { $0.hasPrefix("~") }
    }

    /// The conditions of the type and of the declaration that marks it.
    func conditions(of mark: Mark) -> [String] {
        let own = type.declaration.conditions
        return own + mark.part.declaration.conditions.filter { !own.contains($0) }
    }

    /// All conditions under which the type is marked.
    var conditions: Set<String> {
        Set(marks.flatMap(conditions(of:)))
    }

    /// Returns the written isolation of a member: its own, or else its extension's or the type's.
    func isolation(of function: Declaration.Function, in part: TypePart) -> Isolation {
        let written = [function.isolation, part.declaration.isolation, type.declaration.isolation]
        return written.first { $0 != .inherited } ?? .inherited
    }
}

/// A member of a marked type that is an option of its binding.
enum Option: String, CaseIterable {
    case sharedIn = "SharedIn"
    case sharing
    case boundAs = "BoundAs"
    case collectedAs = "CollectedAs"
    case replaces = "Replaces"
    case dictionaryKey
    case bindingTag = "BindingTag"
    case qualifier
    case injectionFactory = "InjectionFactory"

    /// Whether it is a type alias; else it is a static constant.
    var isAlias: Bool {
        switch self {
        case .sharedIn, .boundAs, .collectedAs, .replaces, .bindingTag, .injectionFactory: true
        case .sharing, .dictionaryKey, .qualifier: false
        }
    }

    /// Returns the option with nearly this name; nil for the exact name of an option, and for any other name.
    ///
    /// Near are the same letters in another case, or two edits: `ShareIn`, `CollectAs`. A plural is a name of its own.
    static func nearest(to name: String) -> Option? {
        guard Option(rawValue: name) == nil else { return nil }
        let plain = name.lowercased()
        let near = allCases.map { option in
            let own = option.rawValue.lowercased()
            return (option, plain == own + "s" || name.count < 5 ? 3 : EditDistance.of(plain, own))
        }.min { $0.1 < $1.1 }
        return near.flatMap { $0.1 < 3 ? $0.0 : nil }
    }

    /// The markers whose bindings have the option.
    var markers: [Marker] {
        switch self {
        case .sharedIn, .sharing, .bindingTag, .qualifier: [.autowired, .providers]
        case .boundAs, .collectedAs, .replaces, .dictionaryKey: [.autowired]
        case .injectionFactory: [.factory]
        }
    }
}

extension TypeTable {
    /// Returns the marked types in the order of the declarations that mark them, and reports declarations that cannot be marked.
    func markedTypes(withGroups: Bool, report: (Problem) -> Void) -> [MarkedType] {
        let markers = Marker.allCases.filter { marker in
            // A type of the target hides the marker of the same name.
            types(named: marker.rawValue).isEmpty && (withGroups || marker != .group)
        }
        var marked: [MarkedType] = []
        var indices: [String: Int] = [:]
        for part in parts {
            let names = part.declaration.inherited
            let own = names.isEmpty ? [] : markers.filter { marker in names.contains(where: marker.isNamed) }
            for type in markedBy(part, own, report: report) {
                let place = "\(type.file):\(type.declaration.place.line):\(type.declaration.place.column)"
                let index = indices[place] ?? marked.count
                if index == marked.count { marked.append(MarkedType(type, parts: parts(of: type))) }
                indices[place] = index
                marked[index].marks += own.map { MarkedType.Mark(marker: $0, part: part) }
            }
        }
        return marked
    }

    private func markedBy(_ part: TypePart, _ markers: [Marker], report: (Problem) -> Void) -> [TypePart] {
        let name = part.declaration.name
        // A protocol of groups, and a group of another module, have their own bindings or none.
        let isReported = !markers.allSatisfy { $0 == .group }
        switch part.declaration.kind {
        case _ where markers.isEmpty: return []
        case .protocol:
            if isReported {
                report(
                    Problem(
                        .protocol, part.file, part.declaration.place,
                        "'\(name)' is a protocol: mark the types that conform to it"))
            }
            return []
        case .extension:
            let types = types(extendedBy: part).filter { $0.declaration.kind != .protocol }
            if types.isEmpty, isReported {
                report(
                    Problem(
                        .foreign, part.file, part.declaration.place,
                        "'\(name)' isn't a type that this target declares: bind it by hand, in a module"))
            }
            return types
        default: return [part]
        }
    }
}
