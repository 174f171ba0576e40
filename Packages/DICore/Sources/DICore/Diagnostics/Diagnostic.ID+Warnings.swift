// SPDX-License-Identifier: Apache-2.0

extension Diagnostic.ID {
    /// A warning: a binding that no root needs, over whatever edges.
    public static let unusedBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/UnusedBinding")
    /// A warning: a module of which no binding is needed.
    public static let unusedModule: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/UnusedModule")
    /// A warning: something shared that keeps its own component alive.
    public static let retainCycle: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/RetainCycle")
    /// A warning: something weakly shared that is no object.
    public static let weakValue: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/WeakValue")
    /// A note: a binding that hides an ancestor's.
    public static let shadowedBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ShadowedBinding")
    /// A note: a cycle that only a deferred need breaks.
    public static let deferredCycle: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/DeferredCycle")
}
