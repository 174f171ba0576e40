// SPDX-License-Identifier: Apache-2.0

extension DiagnosticRenderer {
    /// A line of a trace.
    private enum Row {
        case step(Int)
        /// Steps that are only counted.
        case gap(Int)
    }

    /// The lines of a trace, with the places and the remarks each in a column.
    mutating func writeTrace(_ trace: [Diagnostic.Step]) {
        var nameWidth = 0
        var placeWidth = 0
        let rows = Self.rows(of: trace)
        for case .step(let index) in rows {
            let (name, place) = Self.widths(of: trace[index])
            if name <= Self.columnLimit { nameWidth = max(nameWidth, name) }
            if place <= Self.columnLimit, !trace[index].remark.isEmpty { placeWidth = max(placeWidth, place) }
        }
        for row in rows {
            switch row {
            case .gap(let count): write("\n  … and \(count) more")
            case .step(let index): writeStep(trace[index], nameWidth, placeWidth)
            }
        }
    }

    private mutating func writeStep(_ step: Diagnostic.Step, _ nameWidth: Int, _ placeWidth: Int) {
        write("\n  ")
        writeLine(step.relation.rawValue)
        if !step.name.isEmpty {
            if !step.relation.rawValue.isEmpty { write(" ") }
            writeName(of: step)
        }
        let place = step.place.flatMap { $0.isKnown ? $0 : nil }
        guard place != nil || !step.remark.isEmpty else { return }
        let (name, width) = Self.widths(of: step)
        writeSpaces(max(0, nameWidth - name) + 3)
        if let place { writePlace(place) }
        guard !step.remark.isEmpty else { return }
        if place != nil || placeWidth > 0 { writeSpaces(max(0, placeWidth - width) + 3) }
        begin(.place)
        write("(")
        writeLine(step.remark)
        write(")")
        end()
    }

    /// What is shown: of lists the first steps, of long ways both ends. What would be "and 1 more" is shown instead.
    private static func rows(of trace: [Diagnostic.Step]) -> [Row] {
        let shown = trace.indices.filter { trace[$0].relation != .alsoNeededBy }
        guard shown.count > listLimit else { return shown.map(Row.step) }
        var rows: [Row] = []
        for run in shown.split(byRunsOf: { trace[$0].relation }) {
            let isList = [.bound, .contributed, .installed].contains(trace[run[run.startIndex]].relation)
            let (first, last) = isList ? (listLimit, 0) : (endLength, endLength)
            let rest = run.count - first - last
            if rest > 1 {
                rows += run.prefix(first).map(Row.step) + [.gap(rest)] + run.suffix(last).map(Row.step)
            } else {
                rows += run.map(Row.step)
            }
        }
        return rows
    }

    /// How wide the name with what stands before it and the place of a step are.
    private static func widths(of step: Diagnostic.Step) -> (name: Int, place: Int) {
        var name = width(of: step.relation.rawValue)
        if !step.name.isEmpty {
            name += width(of: step.name) + 2 + (name > 0 ? 1 : 0)
            if !step.detail.isEmpty { name += width(of: step.detail) + 1 }
        }
        guard let place = step.place, place.isKnown else { return (name, 0) }
        var line = place.line
        var digits = line > 0 ? 1 : 0
        while line > 0 {
            line /= 10
            digits += 1
        }
        return (name, width(of: place.fileID) + digits)
    }

    private static func width(of text: String) -> Int {
        DiagnosticText.isPlain(text) ? text.utf8.count : DiagnosticText.width(of: DiagnosticText.escaped(text))
    }
}

extension [Int] {
    /// Splits into runs of elements of which something is the same.
    fileprivate func split<Value: Equatable>(byRunsOf value: (Int) -> Value) -> [ArraySlice<Int>] {
        var runs: [ArraySlice<Int>] = []
        var start = startIndex
        for index in indices.dropFirst() where value(self[index]) != value(self[start]) {
            runs.append(self[start..<index])
            start = index
        }
        return isEmpty ? [] : runs + [self[start...]]
    }
}
