// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIModules

/// A random history of a stack whose modules bind objects that request each other by themselves.
struct StackHistory: Sendable {
    enum Step: Sendable {
        /// Loads declarations with a priority.
        case load([AmbientCase.Declaration], Int)
        /// Unloads one of the loaded modules, by its position among them.
        case unload(Int)
        /// Requests a key from the current injector.
        case request(Int)
    }

    let steps: [Step]

    init(seed: Int) {
        var random = SplitMix(seed: seed)
        var line = 0
        let isShared = Bool.random(using: &random)
        func module(_ random: inout SplitMix) -> [AmbientCase.Declaration] {
            (0..<AmbientCase.keyCount).filter { _ in Int.random(in: 0..<5, using: &random) < 2 }.map { key in
                line += 1
                let needs = (0..<key).filter { _ in Bool.random(using: &random) }
                return AmbientCase.Declaration(
                    line: line, key: key, isShared: isShared && Bool.random(using: &random),
                    needs: needs.map { AmbientCase.Need(key: $0, way: .now) })
            }
        }
        steps = (0..<40).map { _ in
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<3: .load(module(&random), Int.random(in: 0..<3, using: &random))
            case 3: .unload(Int.random(in: 0..<8, using: &random))
            default: .request(Int.random(in: 0..<AmbientCase.keyCount, using: &random))
            }
        }
    }
}

/// The modules of a stack as a list, the first one first.
struct NaiveStack {
    struct Loaded {
        let module: ModuleStack.Loaded
        let declarations: [AmbientCase.Declaration]
        let priority: Int
    }

    private(set) var modules: [Loaded] = []
    /// The texts of the shared instances that are there, by line.
    private var instances: [Int: String] = [:]

    mutating func insert(_ new: Loaded) {
        modules.insert(new, at: modules.firstIndex { $0.priority < new.priority } ?? modules.endIndex)
        letGo()
    }

    mutating func remove(at position: Int) -> ModuleStack.Loaded {
        defer { letGo() }
        return modules.remove(at: position).module
    }

    /// Lets go of the instances whose declarations are hidden or gone.
    private mutating func letGo() {
        let visible = Set((0..<AmbientCase.keyCount).compactMap { find($0)?.line })
        instances = instances.filter { visible.contains($0.key) }
    }

    func find(_ key: Int) -> AmbientCase.Declaration? {
        modules.lazy.compactMap { $0.declarations.first { $0.key == key } }.first
    }

    var bindsAll: Bool { (0..<AmbientCase.keyCount).allSatisfy { find($0) != nil } }

    /// The lines of an object and of all that it needs. A shared one has what the stack answered when it was made.
    mutating func text(of key: Int) -> String {
        guard let declaration = find(key) else { return "nothing" }
        if let known = instances[declaration.line] { return known }
        var needs: [String] = []
        for need in declaration.needs { needs.append(self.text(of: need.key)) }
        let text = needs.isEmpty ? "\(declaration.line)" : "\(declaration.line)(\(needs.joined(separator: " ")))"
        if declaration.isShared { instances[declaration.line] = text }
        return text
    }
}
