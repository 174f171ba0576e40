// SPDX-License-Identifier: Apache-2.0

/// The checker: finds the root components of the program it is linked into, and answers one request about their graphs.
public enum Checker {}
