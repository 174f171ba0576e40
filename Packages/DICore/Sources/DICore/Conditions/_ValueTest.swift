// SPDX-License-Identifier: Apache-2.0

/// A condition's test of a value that a higher layer reads in the input of a planning, such as a property.
package struct _ValueTest: Sendable, Hashable {
    /// The path of the value.
    package let path: String
    /// The value with which it holds, as it is written in code.
    package let value: String
    /// The whole test as it is written in code, without the leading dot.
    package let text: String
    private let reader: @Sendable (_ input: (any AnyObject & Sendable)?, _ place: Place?) -> Reading

    /// The result of a reading.
    package struct Reading: Sendable {
        /// The value in the form of the test's; nil if it is unknown.
        package let value: String?
        /// The value as a text may show it.
        package let shown: String
        /// The value with its place, or the reason why it is unknown.
        package let fact: String
        /// The mistakes that leave it unknown.
        package let mistakes: [Diagnostic]

        package init(value: String?, shown: String, fact: String, mistakes: [Diagnostic] = []) {
            self.value = value
            self.shown = shown
            self.fact = fact
            self.mistakes = mistakes
        }
    }

    /// Makes a test; `read` is given the input of a planning, if there is any, and the place of the condition.
    package init(
        path: String, value: String, text: String,
        read: @escaping @Sendable (_ input: (any AnyObject & Sendable)?, _ place: Place?) -> Reading
    ) {
        self.path = path
        self.value = value
        self.text = text
        reader = read
    }

    /// Reads the value, at the cost of the higher layer's reading.
    package func read(in circumstances: _Circumstances, at place: Place? = nil) -> Reading {
        reader(circumstances.input, place)
    }

    package static func == (one: _ValueTest, other: _ValueTest) -> Bool {
        one.text == other.text
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

extension Condition {
    /// Makes a condition that holds if the value read is equal to the test's.
    package init(_testing test: _ValueTest) {
        self.init(content: .value(test))
    }
}
