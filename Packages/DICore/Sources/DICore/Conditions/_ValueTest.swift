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
        /// The value in the same form as that of the test; nil if it is not known.
        package let value: String?
        /// The value as a text may show it.
        package let shown: String
        /// The value with its place, or the reason why it is not known.
        package let fact: String
        /// The mistakes that leave it unknown.
        package let mistakes: [Diagnostic]

        /// Makes a result.
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

    /// Reads the value. It costs what the higher layer's reading does.
    package func read(in circumstances: _Circumstances, at place: Place? = nil) -> Reading {
        reader(circumstances.input, place)
    }

    /// Compares what is written in code.
    package static func == (one: _ValueTest, other: _ValueTest) -> Bool {
        one.text == other.text
    }

    /// Feeds what is written in code.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

extension Condition {
    /// Makes a condition that holds if a value is equal to that of a test.
    package init(_testing test: _ValueTest) {
        self.init(content: .value(test))
    }
}
