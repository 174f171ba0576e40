// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// A line of a trace: a binding, its relation to the previous line, and its place.
    public struct Step: Sendable, Hashable {
        /// The relation of a step to the previous one, or to the headline.
        public struct Relation: RawRepresentable, Sendable, Hashable {
            /// The words before the name.
            public let rawValue: String

            /// Makes a relation from its words.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// The step needs the one above.
            public static let neededBy: Relation = Relation(rawValue: "needed by")
            /// The step needs the subject as well; such steps share one line.
            public static let alsoNeededBy: Relation = Relation(rawValue: "also needed by")
            /// The step above needs this one.
            public static let needs: Relation = Relation(rawValue: "needs")
            /// The step binds the subject.
            public static let bound: Relation = Relation(rawValue: "bound")
            /// The step decorates the subject.
            public static let decorated: Relation = Relation(rawValue: "decorated")
            /// The step contributes to the subject.
            public static let contributed: Relation = Relation(rawValue: "contributed")
            /// The step installs the subject.
            public static let installed: Relation = Relation(rawValue: "installed in")
            /// The step, a component, includes the subject, a module.
            public static let included: Relation = Relation(rawValue: "included in")
            /// The step above is requested through an injector, at the place of this step.
            public static let requested: Relation = Relation(rawValue: "requested through an injector")
            /// The subject is requested at run time, while the step is being made.
            public static let requestedWhileMaking: Relation = Relation(rawValue: "requested while making")
            /// The step is the first of a path.
            public static let start: Relation = Relation(rawValue: "")
        }

        /// The relation to the previous step.
        public var relation: Relation
        /// The name of the type; empty where the place suffices.
        public var name: String
        /// Its tag, qualifier or collection, in words.
        public var detail: String
        /// The place in the source.
        public var place: Place?
        /// Further information, shown in parentheses.
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
