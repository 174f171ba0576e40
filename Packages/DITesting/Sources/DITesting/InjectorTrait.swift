// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import Testing

/// A trait that gives each test case an injector of its own.
public struct InjectorTrait: TestTrait, SuiteTrait {
    /// Holds for the tests of a suite.
    public let isRecursive: Bool = true
}
