// SPDX-License-Identifier: Apache-2.0

/// The compiler's typed trees, as far as hints need them.
enum TypedTrees {}
