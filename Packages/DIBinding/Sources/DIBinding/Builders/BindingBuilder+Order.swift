// SPDX-License-Identifier: Apache-2.0

// After one of these, the steps that come too late are rejected by overloads in Generated/Builders+Order.generated.swift,
// which Scripts/generate-steps.swift writes.

/// A step after which no collection can be named.
public protocol _AfterCollection {}
/// A step after which no tag can be given.
public protocol _AfterTag: _AfterCollection {}
/// A step after which no qualifier can be given.
public protocol _AfterQualifier: _AfterTag {}
/// A step after which sharing cannot be chosen.
public protocol _AfterSharing: _AfterQualifier {}
/// A step after which `onStart` cannot be given.
public protocol _AfterStart: _AfterSharing {}
/// A step after which `onStop` cannot be given.
public protocol _AfterStop: _AfterStart {}
/// A step after which `onDispose` cannot be given.
public protocol _AfterDispose: _AfterStop {}
