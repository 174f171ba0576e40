// SPDX-License-Identifier: Apache-2.0

import DISyntax

/// A declaration of a type or an extension, in its file.
struct TypePart {
    let file: String
    let declaration: Declaration
    /// The declarations around it in the file.
    let enclosing: [Declaration]

    /// Returns whether only the file sees a member that is written with this access.
    func hides(_ access: Access) -> Bool {
        access.isPrivate || (access == .inherited && declaration.kind == .extension && declaration.access.isPrivate)
    }

    func isSame(as other: TypePart) -> Bool {
        file == other.file && declaration.place == other.declaration.place
    }
}

/// The types of a target with their extensions.
struct TypeTable {
    private let module: String
    /// The declarations of each name that aren't extensions, without backticks.
    private var types: [String: [TypePart]] = [:]
    private var extensions: [String: [TypePart]] = [:]
    /// All declarations, in the order of files and places.
    private(set) var parts: [TypePart] = []

    init(_ target: TargetSources) {
        module = target.name
        for file in target.files where !file.source.isBroken {
            let declarations = file.source.declarations
            for declaration in declarations {
                let parents = sequence(first: declaration) { $0.parent.map { declarations[$0] } }.dropFirst()
                parts.append(TypePart(file: file.path, declaration: declaration, enclosing: Array(parents)))
            }
        }
        for part in parts where part.declaration.kind != .extension && !part.declaration.isLocal {
            types[key(part.declaration.name), default: []].append(part)
        }
        for part in parts where part.declaration.kind == .extension {
            extensions[key(part.declaration.name), default: []].append(part)
        }
    }

    /// Returns a name as the key of a type: without backticks and the name of the target's own module.
    func key(_ name: String) -> String {
        let plain = name.utf8.contains(UInt8(ascii: "`")) ? String(name.filter { $0 != "`" }) : name
        let isQualified = plain.hasPrefix(module + ".") && types[module] == nil
        return isQualified ? String(plain.dropFirst(module.count + 1)) : plain
    }

    /// Returns the declarations of a type, several where they are under different conditions or private.
    func types(named name: String) -> [TypePart] {
        types[key(name)] ?? []
    }

    /// Returns the declarations that an extension extends.
    func types(extendedBy part: TypePart) -> [TypePart] {
        let named = types(named: part.declaration.name)
        // A private type is another one in each file, and hides others of the same name.
        let own = named.filter { $0.declaration.access.isPrivate && $0.file == part.file }
        let others = named.filter { !$0.declaration.access.isPrivate }
        let seen = own.isEmpty ? (others.isEmpty ? named : others) : own
        // Of several types under different conditions, an extension applies to the types that exist wherever it does.
        let meant = seen.filter { Set($0.declaration.conditions).isSubset(of: part.declaration.conditions) }
        return meant.isEmpty ? seen : meant
    }

    /// Returns a type with its extensions.
    func parts(of type: TypePart) -> [TypePart] {
        let named = extensions[key(type.declaration.name)] ?? []
        return [type] + named.filter { part in types(extendedBy: part).contains { $0.isSame(as: type) } }
    }

    /// Returns the declarations of the types around one, by their names.
    func enclosingTypes(of part: TypePart) -> [Declaration] {
        var names = key(part.declaration.name).split(separator: ".").dropLast()
        var found: [Declaration] = []
        while !names.isEmpty {
            let named = types[names.joined(separator: ".")] ?? []
            found += named.filter { !$0.declaration.access.isPrivate || $0.file == part.file }.map(\.declaration)
            names = names.dropLast()
        }
        return found
    }
}
