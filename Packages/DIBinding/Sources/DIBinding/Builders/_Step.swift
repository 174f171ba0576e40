// SPDX-License-Identifier: Apache-2.0

/// The steps of ``BindingBuilder`` and ``DecoratorBuilder``, of which the last one taken is part of a builder's type.
public enum _Step {
    /// The step of a binding of which only the type is known.
    public enum Begun: Taggable {}
    /// The step after a collection is named.
    public enum Collected: Taggable, NoCollection {}
    /// The step after a tag is given.
    public enum Tagged: Qualifiable, NoTag {}
    /// The step after a qualifier is given.
    public enum Qualified: Shareable, NoQualifier {}
    /// The step after sharing is chosen.
    public enum Shared: NoSharing, Startable {}
    /// The step after `onStart`.
    public enum Started: NoSharing, NoStart, Runnable {}
    /// The step after `running`.
    public enum Running: NoSharing, NoRunning, Endable {}
    /// The step after `onEnd`.
    public enum Ended: NoSharing, NoEnd, Stoppable {}
    /// The step after `onStop`.
    public enum Stopped: NoSharing, NoStop, Disposable {}
    /// The step after `onDispose`.
    public enum Disposed: NoSharing, NoDispose, Anywhere {}
    /// The step of a binding that refines its parent's, which only lacks its terminating step.
    public enum Refined: NoSharing, NoDispose {}
    /// The step of a root, which only lacks its terminating step.
    public enum Received: NoSharing, NoDispose, Anywhere {}

    /// The steps after `sharedOnMainActor`: what a step has made, of instances that only the main actor makes.
    public enum OnMainActor<Last>: NoSharing {}
}

extension _Step.OnMainActor: _Step.NoStart where Last: _Step.NoStart {}
extension _Step.OnMainActor: _Step.NoRunning where Last: _Step.NoRunning {}
extension _Step.OnMainActor: _Step.NoEnd where Last: _Step.NoEnd {}
extension _Step.OnMainActor: _Step.NoStop where Last: _Step.NoStop {}
extension _Step.OnMainActor: _Step.NoDispose where Last: _Step.NoDispose {}

extension _Step {
    /// A step after which instances may be made on any thread.
    public protocol Anywhere {}
    /// A step after which sharing can be chosen, before which no hook can be given.
    public protocol Shareable: Anywhere, NoDispose {}
    /// A step after which a qualifier can be given.
    public protocol Qualifiable: Shareable {}
    /// A step after which a tag can be given.
    public protocol Taggable: Qualifiable {}

    /// A step after which `onDispose` can be given.
    public protocol Disposable: Anywhere {}
    /// A step after which `onStop` can be given.
    public protocol Stoppable: Disposable {}
    /// A step after which `onEnd` can be given.
    public protocol Endable: Stoppable {}
    /// A step after which `running` can be given.
    public protocol Runnable: Endable {}
    /// A step after which `onStart` can be given.
    public protocol Startable: Runnable {}
}

// After one of these, the steps that come too late or too early are rejected by overloads in
// Generated/Builders+Order.generated.swift, which Scripts/generate-steps.swift writes.
extension _Step {
    /// A step after which no collection can be named.
    public protocol NoCollection {}
    /// A step after which no tag can be given.
    public protocol NoTag: NoCollection {}
    /// A step after which no qualifier can be given.
    public protocol NoQualifier: NoTag {}
    /// A step after which sharing cannot be chosen.
    public protocol NoSharing: NoQualifier {}

    /// A step after which `onStart` cannot be given.
    public protocol NoStart {}
    /// A step after which `running` cannot be given.
    public protocol NoRunning: NoStart {}
    /// A step after which `onEnd` cannot be given.
    public protocol NoEnd: NoRunning {}
    /// A step after which `onStop` cannot be given.
    public protocol NoStop: NoEnd {}
    /// A step after which `onDispose` cannot be given.
    public protocol NoDispose: NoStop {}
}
