// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools
import Foundation
import Testing

@testable import BenchmarkSuite

/// Compares the graphs of the benchmarks with those that `swift package di check --format json` wrote to a file.
@Suite struct ToldGraphTests {
    static let path: String? = ProcessInfo.processInfo.environment["DI_GRAPHS"]
    static let components: [any RootComponent.Type] = [
        AwaitedComponent.self, Collection100Component.self, Collection10Component.self, MainActorComponent.self,
        ObjectsComponent.self, PlainComponent.self, RequestsComponent.self, SlowComponent.self, SoundComponent.self,
        StairsComponent.self,
    ]

    @Test(.enabled(if: path != nil, "Scripts/checks/di names the file in DI_GRAPHS"), arguments: components)
    func tool_saysTheGraphOfTheProgram(of component: any RootComponent.Type) throws {
        let told = try String(contentsOfFile: try #require(Self.path), encoding: .utf8)
        let isTold = told.contains(try component.graph.json())
        #expect(isTold, "the graph of \(component) is another one")
    }
}
