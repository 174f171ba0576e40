// SPDX-License-Identifier: Apache-2.0

/// The steps of ``BindingBuilder`` and ``DecoratorBuilder``, of which the last one taken is part of a builder's type.
public enum _Step {
    /// The step of a binding of which only the type is known.
    public enum Begun: Taggable {}
    /// The step after a collection is named.
    public enum Collected: Taggable, AfterCollection {}
    /// The step after a tag is given.
    public enum Tagged: Qualifiable, AfterTag {}
    /// The step after a qualifier is given.
    public enum Qualified: Shareable, AfterQualifier {}
    /// The step after sharing is chosen.
    public enum Shared: AfterSharing, Startable {}
    /// The step after `onStart`.
    public enum Started: Stoppable, AfterStart {}
    /// The step after `onStop`.
    public enum Stopped: Disposable, AfterStop {}
    /// The step after `onDispose`.
    public enum Disposed: AfterDispose, Anywhere {}
    /// The step of a binding that only lacks its terminating step.
    public enum Received: Anywhere {}

    /// The steps after `sharedOnMainActor`: what a step has made, of instances that only the main actor makes.
    public enum OnMainActor<Last>: AfterSharing {}
}

extension _Step.OnMainActor: _Step.AfterStart where Last: _Step.AfterStart {}
extension _Step.OnMainActor: _Step.AfterStop where Last: _Step.AfterStop {}
extension _Step.OnMainActor: _Step.AfterDispose where Last: _Step.AfterDispose {}

extension _Step {
    /// A step after which instances may be made on any thread.
    public protocol Anywhere {}
    /// A step after which sharing can be chosen.
    public protocol Shareable: Anywhere {}
    /// A step after which a qualifier can be given.
    public protocol Qualifiable: Shareable {}
    /// A step after which a tag can be given.
    public protocol Taggable: Qualifiable {}

    /// A step after which `onDispose` can be given.
    public protocol Disposable: Anywhere {}
    /// A step after which `onStop` can be given.
    public protocol Stoppable: Disposable {}
    /// A step after which `onStart` can be given.
    public protocol Startable: Stoppable {}
}

// After one of these, the steps that come too late are rejected by overloads in Generated/Builders+Order.generated.swift,
// which Scripts/generate-steps.swift writes.
extension _Step {
    /// A step after which no collection can be named.
    public protocol AfterCollection {}
    /// A step after which no tag can be given.
    public protocol AfterTag: AfterCollection {}
    /// A step after which no qualifier can be given.
    public protocol AfterQualifier: AfterTag {}
    /// A step after which sharing cannot be chosen.
    public protocol AfterSharing: AfterQualifier {}
    /// A step after which `onStart` cannot be given.
    public protocol AfterStart: AfterSharing {}
    /// A step after which `onStop` cannot be given.
    public protocol AfterStop: AfterStart {}
    /// A step after which `onDispose` cannot be given.
    public protocol AfterDispose: AfterStop {}
}
