// SPDX-License-Identifier: Apache-2.0

import DISyntax

extension Registrar {
    /// Reports members that exclude each other or have no effect.
    mutating func checkOptions(_ type: MarkedType) {
        guard type.marks.contains(where: { $0.marker != .group }) else { return }
        checkScope(type)
        for option in Option.allCases where !option.markers.contains(where: type.has) {
            let markers = option.markers.map { "'\($0.rawValue)'" }.joined(separator: " and ")
            reportStep(
                type, option, "'\(option.rawValue)' is an option of \(markers), which '\(type.name)' is not marked with"
            )
        }
        if type.has(.boundAs), type.has(.collectedAs) {
            reportStep(type, .collectedAs, "'\(type.name)' has both 'BoundAs' and 'CollectedAs'")
        }
        if type.has(.dictionaryKey), type.has(.autowired), !type.has(.collectedAs) {
            reportStep(type, .dictionaryKey, "'dictionaryKey' needs 'CollectedAs', the type of the values")
        }
        if type.has(.replaces), type.has(.autowired), !type.has(.collectedAs) {
            reportStep(type, .replaces, "'Replaces' needs 'CollectedAs', the type of the collection's elements")
        }
        checkConditions(type)
        checkNames(type)
    }

    private mutating func checkScope(_ type: MarkedType) {
        guard !type.has(.sharedIn), let sharing = type.options[.sharing]?.first else { return }
        report(
            .scope, sharing.file, sharing.member.place,
            "'sharing' needs the scope to share in: add 'typealias SharedIn = Singleton', or the scope that it is")
    }

    /// Reports options that are missing under a condition of the type.
    private mutating func checkConditions(_ type: MarkedType) {
        for option in Option.allCases {
            for found in type.options[option] ?? [] where !Set(found.member.conditions).isSubset(of: type.conditions) {
                report(
                    .step, found.file, found.member.place,
                    "'\(option.rawValue)' is under an '#if' that isn't around '\(type.name)': move the whole type into it"
                )
            }
        }
    }

    /// Reports members with nearly the name of an option: without the option, the binding compiles, but is another one.
    ///
    /// A private member can't be an option.
    private mutating func checkNames(_ type: MarkedType) {
        for part in type.parts {
            for member in part.declaration.members where member.isStatic && !member.access.isPrivate {
                guard let option = Option.nearest(to: member.name), !type.has(option),
                    option.markers.contains(where: type.has)
                else { continue }
                let form = option.isAlias ? "typealias " : "static let "
                let remedy = (option.isAlias == (member.value != nil) ? "" : form) + option.rawValue
                report(
                    .name, part.file, member.place,
                    "'\(member.name)' has no effect on the binding of '\(type.name)': did you mean '\(remedy)'? If not, make it private"
                )
            }
        }
    }

    private mutating func reportStep(_ type: MarkedType, _ option: Option, _ text: String) {
        guard let found = type.options[option]?.first else { return }
        report(.step, found.file, found.member.place, text)
    }
}
