// SPDX-License-Identifier: Apache-2.0

extension DiagnosticRenderer {
    /// A line of a trace.
    private enum Row {
        case step(Int)
        /// The number of steps that are left out.
        case gap(Int)
    }

    /// Writes the lines of a trace, with places and remarks in columns.
    mutating func writeTrace(_ trace: [Diagnostic.Step]) {
        var nameWidth = 0
        var placeWidth = 0
        let rows = Self.rows(of: trace)
        for case .step(let index) in rows {
            let (name, place) = Self.widths(of: trace[index])
            if name <= _DiagnosticText.columnLimit { nameWidth = max(nameWidth, name) }
            if place <= _DiagnosticText.columnLimit, !trace[index].remark.isEmpty {
                placeWidth = max(placeWidth, place)
            }
        }
        for row in rows {
            switch row {
            case .gap(let count): write("\n  … " + _DiagnosticText.rest(count))
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

    /// Chooses the rows: the first steps of a list, both ends of a long way. A gap of one step is shown instead.
    private static func rows(of trace: [Diagnostic.Step]) -> [Row] {
        let shown = trace.indices.filter { trace[$0].relation != .alsoNeededBy }
        guard shown.count > _DiagnosticText.listLimit else { return shown.map(Row.step) }
        var rows: [Row] = []
        for run in shown.split(byRunsOf: { trace[$0].relation }) {
            let isList = [.bound, .contributed, .installed].contains(trace[run[run.startIndex]].relation)
            let (first, last) =
                isList
                ? (_DiagnosticText.listLimit, 0) : (_DiagnosticText.endLength, _DiagnosticText.endLength)
            let rest = run.count - first - last
            if rest > 1 {
                rows += run.prefix(first).map(Row.step) + [.gap(rest)] + run.suffix(last).map(Row.step)
            } else {
                rows += run.map(Row.step)
            }
        }
        return rows
    }

    /// Returns the widths of a step's name, with its relation, and of its place.
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
        _DiagnosticText.isPlain(text) ? text.utf8.count : _DiagnosticText.width(of: _DiagnosticText.escaped(text))
    }
}

extension [Int] {
    /// Splits the array into runs of elements with the same value.
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
