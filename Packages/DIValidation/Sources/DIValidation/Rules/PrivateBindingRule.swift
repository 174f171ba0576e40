// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/PrivateBinding`: a need for what is private to a module that doesn't include the requester.
///
/// All requests for one key are one finding.
enum PrivateBindingRule {
    static func check(_ review: WallReview, of model: _GraphModel, into findings: inout [_Finding]) {
        var keys: [_Key] = []
        var requests: [_Key: [Int]] = [:]
        for edge in review.refused {
            let key = model.key(ofEdge: edge)
            if requests[key] == nil { keys.append(key) }
            requests[key, default: []].append(edge)
        }
        for key in keys { findings.append(_Finding(.privateBinding, list: requests[key] ?? [])) }
    }
}
