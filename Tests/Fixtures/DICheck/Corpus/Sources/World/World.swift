// SPDX-License-Identifier: Apache-2.0

// The coffee shop that all targets of the corpus bind: its types, and nothing about graphs.

package final class Heater: Sendable {
    package init() {}
}

package final class Pump: Sendable {
    package init(heater: Heater) {}
}

package struct CoffeeMaker {
    package init(heater: Heater, pump: Pump) {}
}

package protocol Journal: Sendable {}

/// Has the name of a type of the library.
package protocol Log: Sendable {}

package struct ConsoleJournal: Journal {
    package init() {}
}

package struct FileJournal: Journal {
    package init(inner: any Journal) {}
}

package final class Till: Sendable {
    package init() {}
}

package struct Beans: Hashable, Sendable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }
}
