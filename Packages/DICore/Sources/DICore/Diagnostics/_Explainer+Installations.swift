// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    /// How many of the components with the most places are named.
    private static var crowdLimit: Int { 3 }

    func tooManyComponents(_ refusal: _GraphModel.Refusal) -> Diagnostic {
        let root = model.components[0].type
        let parent = model.components[refusal.parent]
        let step = Diagnostic.Step(.installed, name: names.shown(parent.type), place: refusal.place.place)
        let trace = [step] + installations(upFrom: refusal.parent, to: 0)
        let unchecked = "the components that were not placed were not checked"
        switch refusal.limit {
        case .places:
            return Diagnostic(
                id: .tooManyComponents, severity: .error, subject: names.shown(root),
                message: "components have more than \(grouped(_GraphModel.placeLimit)) places below \(quoted(root))",
                trace: trace, notes: crowds() + [unchecked],
                fixes: ["install a component once, in an ancestor of all that need it, instead of in each of them"])
        case .depth:
            return Diagnostic(
                id: .tooManyComponents, severity: .error, subject: names.shown(root),
                message: "components nest more than \(_GraphModel.depthLimit) deep below \(quoted(root))",
                trace: trace.reversed(), notes: [unchecked],
                fixes: [
                    "end the chain of installations, which has no end where a generic component installs itself for "
                        + "another type"
                ])
        }
    }

    /// The components with the most places, each with their number.
    private func crowds() -> [String] {
        var counts: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]
        for component in model.components {
            counts[ObjectIdentifier(component.type), default: (component.type, 0)].count += 1
        }
        let crowds = counts.values.map { (name: quoted($0.type), count: $0.count) }.filter { $0.count > 1 }
        let most = crowds.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(Self.crowdLimit)
        return most.map { "\($0.name) has \(grouped($0.count)) places" }
    }

    /// The installations that put a component where it is, up to an ancestor.
    func installations(upFrom component: Int, to ancestor: Int) -> [Diagnostic.Step] {
        let installed = model.lineage(of: component).prefix { $0 != ancestor && model.components[$0].parent >= 0 }
        return installed.map { index in
            let (parent, place) = (model.components[index].parent, model.components[index].place)
            return Diagnostic.Step(
                .installed, name: names.shown(model.components[parent].type), place: place?.place)
        }
    }

    /// A number with commas, which the standard library alone does not write.
    private func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.map { index in
            (digits.count - index) % 3 == 0 && index > 0 ? ",\(digits[index])" : "\(digits[index])"
        }.joined()
    }
}
