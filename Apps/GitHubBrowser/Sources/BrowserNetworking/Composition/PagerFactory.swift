// SPDX-License-Identifier: Apache-2.0

import DI
import Foundation

/// Makes a pager for the first address of a list.
public enum PagerFactory: AssistedFactory {
    /// The first address.
    public typealias Seed = URL
    /// A pager that stands before the first page.
    public typealias Element = Pager
}
