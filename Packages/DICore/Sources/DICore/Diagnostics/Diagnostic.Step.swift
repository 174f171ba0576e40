// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// One line of a trace: a binding, how it relates to the line before, and where it was written.
    public struct Step: Sendable, Hashable {
        /// How a step relates to the one before it, or to the headline.
        public struct Relation: RawRepresentable, Sendable, Hashable, Codable {
            /// The words before the name.
            public let rawValue: String

            /// Makes a relation of its words.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// It needs what stands above.
            public static let neededBy: Relation = Relation(rawValue: "needed by")
            /// It needs the subject too; such steps are put together in one line.
            public static let alsoNeededBy: Relation = Relation(rawValue: "also needed by")
            /// What stands above needs it.
            public static let needs: Relation = Relation(rawValue: "needs")
            /// It binds the subject.
            public static let bound: Relation = Relation(rawValue: "bound")
            /// It contributes to the subject.
            public static let contributed: Relation = Relation(rawValue: "contributed")
            /// It installs the subject.
            public static let installed: Relation = Relation(rawValue: "installed in")
            /// It is the first of a path.
            public static let start: Relation = Relation(rawValue: "")
        }

        /// How it relates to the step before.
        public var relation: Relation
        /// The name of the type; empty where the place says all.
        public var name: String
        /// Its tag, qualifier or collection, in words.
        public var detail: String
        /// Where it was written.
        public var place: Place?
        /// What else is to be known of it, shown in parentheses.
        public var remark: String

        /// Makes a step.
        public init(
            _ relation: Relation = .start, name: String, detail: String = "", place: Place? = nil, remark: String = ""
        ) {
            self.relation = relation
            self.name = name
            self.detail = detail
            self.place = place
            self.remark = remark
        }
    }
}
