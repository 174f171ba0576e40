// SPDX-License-Identifier: Apache-2.0

import World

/// A target that does not reach the library.
package func makeHeater() -> Heater {
    Heater()
}
