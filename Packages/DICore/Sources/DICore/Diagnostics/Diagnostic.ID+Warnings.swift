// SPDX-License-Identifier: Apache-2.0

// The names are settled, so that severities can be chosen for them; the rules that report them come with a later version.
extension Diagnostic.ID {
    /// A warning: a binding that nothing needs. No rule reports it yet.
    public static let unusedBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/UnusedBinding")
    /// A warning: a module of which no binding is needed. No rule reports it yet.
    public static let unusedModule: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/UnusedModule")
    /// A warning: something shared that keeps its own component alive. No rule reports it yet.
    public static let retainCycle: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/RetainCycle")
    /// A warning: something weakly shared that is no object. No rule reports it yet.
    public static let weakValue: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/WeakValue")
    /// A note: a binding that hides an ancestor's. No rule reports it yet.
    public static let shadowedBinding: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/ShadowedBinding")
    /// A note: a cycle that only a deferred need breaks. No rule reports it yet.
    public static let deferredCycle: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/DeferredCycle")
}
