// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FieldGenerator

@Suite struct FieldGraphTests {
    @Test func graph_isTheSame_ofTheSameSeed() {
        let graph = FieldGraph(modules: 100, seed: 1)
        #expect(graph.fingerprint == FieldGraph(modules: 100, seed: 1).fingerprint)
        #expect(graph.fingerprint != FieldGraph(modules: 100, seed: 2).fingerprint)
        #expect(graph.fingerprint != FieldGraph(modules: 99, seed: 1).fingerprint)
    }

    /// The numbers of the page depend on it: whoever changes the generator measures again.
    @Test func graph_isThatOfThePage() {
        #expect("\(FieldGraph(modules: 20, seed: 1).fingerprint)" == "b294355e6d58f731")
        #expect("\(FieldGraph(modules: 100, seed: 1).fingerprint)" == "9fb9fbbe3501f507")
    }

    @Test(arguments: [1, 20, 100, 500]) func services_needEarlierOnes_ofTheirModuleOrALowerLayer(modules: Int) {
        let graph = FieldGraph(modules: modules, seed: 3)
        #expect(graph.moduleCount == modules)
        for service in graph.services {
            let module = graph.modules[service.module]
            #expect(service.dependencies.count <= 6)
            #expect(Set(service.dependencies).count == service.dependencies.count)
            for dependency in service.dependencies {
                let needed = graph.services[dependency]
                #expect(dependency < service.index)
                #expect(needed.module == module.index || graph.modules[needed.module].layer < module.layer)
            }
        }
    }

    @Test(arguments: [1, 20, 100]) func root_needsEveryService(modules: Int) {
        let graph = FieldGraph(modules: modules, seed: 4)
        let needed = Set(graph.services.flatMap(\.dependencies))
        #expect(needed == Set(0..<graph.services.count - 1))
    }

    @Test func graph_hasServicesOfAllForms() {
        let services = FieldGraph(modules: 20, seed: 1).services
        #expect(Set(services.map(\.dependencies.count)) == Set(0...6))
        for isShared in [true, false] {
            for hasProtocol in [true, false] {
                #expect(services.contains { $0.isShared == isShared && $0.hasProtocol == hasProtocol })
            }
        }
    }
}
