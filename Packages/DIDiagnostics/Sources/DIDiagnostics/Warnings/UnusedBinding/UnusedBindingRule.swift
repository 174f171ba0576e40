// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/UnusedBinding` and `DI/UnusedModule`: bindings that no root and no eager binding needs, over edges of any kind.
///
/// A line is unused only if it is unused in all places of its component, and is then one finding. The contributions to one
/// collection are one finding as well, and so are the bindings of an unused module. Graphs with overriding modules are
/// skipped, because overrides make the dependencies of replaced bindings unused.
enum UnusedBindingRule {
    static func check(
        _ model: _GraphModel, _ conditions: KnownConditions, beside errors: [_Finding], into findings: inout [Remark]
    ) {
        guard !model.isOverridden else { return }
        let usage = Usage(model, conditions, beside: errors)
        let unused = usage.unused
        guard !unused.isEmpty else { return }
        var report = Report(model, usage)
        report.add(unused)
        findings += report.findings
    }

    /// Groups unused bindings by line, by collection and by module.
    private struct Report: ~Copyable {
        let model: _GraphModel
        private(set) var findings: [Remark] = []
        private let usage: Usage
        private let requesters: [[Int]]
        private var collections: [SourceLine] = []
        private var contributions: [SourceLine: [Int]] = [:]
        private var modules: [ObjectIdentifier] = []
        private var moduleBindings: [ObjectIdentifier: [Int]] = [:]
        private var seen: Set<SourceLine> = []

        init(_ model: _GraphModel, _ usage: consuming Usage) {
            self.model = model
            requesters = usage.requesters
            self.usage = usage
        }

        mutating func add(_ unused: [Int]) {
            let unusedModules = usage.unusedModules(unused)
            for index in unused {
                let binding = model.bindings[index]
                guard let line = SourceLine(binding), seen.insert(line).inserted else { continue }
                if let module = binding.module.map(ObjectIdentifier.init), unusedModules[module] != nil {
                    if moduleBindings[module] == nil { modules.append(module) }
                    moduleBindings[module, default: []].append(index)
                } else if binding.kind == .contribution {
                    let collection = SourceLine(binding.key, nil, in: model.components[binding.component].type)
                    if contributions[collection] == nil { collections.append(collection) }
                    contributions[collection, default: []].append(index)
                } else {
                    findings.append(UnusedBindingFinding.found(binding: index, requesters: requesters[index]))
                }
            }
            addCollections()
            for module in modules {
                guard let bindings = moduleBindings[module], let components = unusedModules[module],
                    !bindings.contains(where: { model.allows(.unusedModule, for: $0) })
                else { continue }
                findings.append(UnusedModuleFinding.found(bindings: bindings, components: components))
            }
        }

        private mutating func addCollections() {
            for collection in collections {
                guard let bindings = contributions[collection] else { continue }
                let whole = usage.collections[bindings[0]]
                let asking = whole.map { requesters[$0] } ?? []
                findings.append(
                    UnusedContributionsFinding.found(
                        bindings: bindings, requesters: asking.filter { model.bindings[$0].kind != .collection }))
            }
        }
    }
}
