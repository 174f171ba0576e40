// SPDX-License-Identifier: Apache-2.0

/// The steps of ``BindingBuilder`` and ``DecoratorBuilder``, of which the last one taken is part of a builder's type.
public enum _Step {
    /// The step of a binding of which only the type is known.
    public enum Begun: BeforeTag {}
    /// The step after a collection is named.
    public enum Collected: BeforeTag {}
    /// The step after a tag is given.
    public enum Tagged: BeforeQualifier {}
    /// The step after a qualifier is given.
    public enum Qualified: BeforeSharing {}
    /// The step after sharing is chosen.
    public enum Shared: BeforeStart {}
    /// The step after `onStart`.
    public enum Started: BeforeRunning {}
    /// The step after `running`.
    public enum Running: BeforeEnd {}
    /// The step after `onEnd`.
    public enum Ended: BeforeStop {}
    /// The step after `onStop`.
    public enum Stopped: BeforeDispose {}
    /// The step after `onDispose`.
    public enum Disposed: Anywhere {}
    /// The step of a root, which only lacks its terminating step.
    public enum Received: Anywhere {}

    /// The steps after `sharedOnMainActor`, for instances that only the main actor makes.
    public enum OnMainActor<Last> {}
}

extension _Step {
    /// A step after which instances may be made on any thread.
    public protocol Anywhere {}
    /// A step after which sharing can be chosen, before which no hook can be given.
    public protocol BeforeSharing: Anywhere {}
    /// A step after which a qualifier can be given.
    public protocol BeforeQualifier: BeforeSharing {}
    /// A step after which a tag can be given.
    public protocol BeforeTag: BeforeQualifier {}

    /// A step after which `onDispose` can be given.
    public protocol BeforeDispose: Anywhere {}
    /// A step after which `onStop` can be given.
    public protocol BeforeStop: BeforeDispose {}
    /// A step after which `onEnd` can be given.
    public protocol BeforeEnd: BeforeStop {}
    /// A step after which `running` can be given.
    public protocol BeforeRunning: BeforeEnd {}
    /// A step after which `onStart` can be given.
    public protocol BeforeStart: BeforeRunning {}
}
