// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics

/// Modules that were recorded alone: what of some keys each binds, and which of the others it includes.
///
/// `configure` of a module that nothing includes may never have run, and may end the process. It runs in a copy of this
/// process, which starts again after a module that ended it.
struct ModuleRecords {
    /// Runs a function, and returns the lines that it wrote, as far as it came.
    typealias LinesOf = (_ run: ((String) -> Void) -> Void) -> [String]

    /// A wanted key that a module binds; both are positions in the lists.
    struct Match: Hashable {
        let module: Int
        let key: Int
        let place: Place?
    }

    /// The wanted keys that modules bind, by module.
    private(set) var matches: [Match] = []
    /// The first place at which each module binds anything.
    private(set) var places: [Int: Place] = [:]
    /// The modules that others include.
    private(set) var included: Set<Int> = []
    /// The modules that ended the process, or didn't end within ten seconds.
    private(set) var failed: [Int] = []

    /// Records modules. Complexity: linear in their bindings, and in the modules for each one that ends the process.
    init(of modules: [any Module.Type], keys: [_Key], by lines: LinesOf = ProcessCopy.lines) {
        var rest = Array(modules.indices)
        while !rest.isEmpty {
            let lines = lines { write in
                for index in rest { Self.record(index, of: modules, keys, write) }
            }
            let ended = read(lines)
            guard let last = rest.firstIndex(where: { !ended.contains($0) }) else { break }
            failed.append(rest[last])
            rest.removeFirst(last + 1)
        }
    }

    private static func record(
        _ index: Int, of modules: [any Module.Type], _ keys: [_Key], _ write: (String) -> Void
    ) {
        func record<M: Module>(_ module: M.Type) -> _CheckedModule { _CheckedModule(of: M.self) }
        let recorded = record(modules[index])
        for (other, module) in modules.enumerated() where recorded.included.contains(ObjectIdentifier(module)) {
            write("includes \(other)")
        }
        if let place = recorded.bindings.lazy.compactMap(\.place).first { write("place \(index) \(place)") }
        for binding in recorded.bindings {
            guard let key = keys.firstIndex(of: binding.key) else { continue }
            write("binds \(index) \(key) \(binding.place?.description ?? "")")
        }
        write("end \(index)")
    }

    /// Reads what the copy wrote, and returns the modules that were recorded to their end.
    private mutating func read(_ lines: [String]) -> Set<Int> {
        var ended: Set<Int> = []
        for line in lines {
            let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
            let numbers = words.dropFirst().map { Int($0) ?? -1 }
            switch (words.first, numbers.count) {
            case ("includes", 1): included.insert(numbers[0])
            case ("place", 2...): places[numbers[0]] = Place(words.dropFirst(2).joined(separator: " "))
            case ("binds", 3):
                let match = Match(module: numbers[0], key: numbers[1], place: Place(String(words[3])))
                if !matches.contains(match) { matches.append(match) }
            case ("end", 1): ended.insert(numbers[0])
            default: break
            }
        }
        return ended
    }
}
