// SPDX-License-Identifier: Apache-2.0

extension FieldGraph {
    /// The line that every program of this graph prints: how many objects its root holds, and a fingerprint of the tree.
    ///
    /// The tree is walked as the programs do it: an object that was met before counts as its number.
    public var expectation: String {
        var walk = ExpectedWalk(services: services)
        walk.visit(root)
        return "\(walk.count) objects, \(walk.fingerprint)"
    }
}

private struct ExpectedWalk {
    let services: [FieldGraph.Service]
    var numbers: [Int: Int] = [:]
    var count = 0
    var fingerprint = Fingerprint()

    mutating func visit(_ service: FieldGraph.Service) {
        if let number = numbers[service.index] { return fingerprint.add("\(number)") }
        if service.isShared { numbers[service.index] = count }
        count += 1
        fingerprint.add(service.className)
        for dependency in service.dependencies { visit(services[dependency]) }
        fingerprint.add(")")
    }
}
