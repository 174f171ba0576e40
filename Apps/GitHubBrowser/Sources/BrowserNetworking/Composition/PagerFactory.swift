// SPDX-License-Identifier: Apache-2.0

import DI
import Foundation

/// Creates a pager from the URL of the first page of a list.
package enum PagerFactory: AssistedFactory {
    /// The URL of the first page.
    package typealias Seed = URL
    /// A pager that has not read a page yet.
    package typealias Element = Pager
}
