// SPDX-License-Identifier: Apache-2.0

// With the observers of `GraphOptions`.
@_exported import DIDiagnostics
