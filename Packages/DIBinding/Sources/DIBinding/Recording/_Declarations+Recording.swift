// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Declarations {
    /// Hands the declarations to a recorder, as lines of a component, or of a module that is declared by this list.
    func record(in recorder: _Recorder, of module: (any Module.Type)? = nil) {
        record(in: recorder, of: module, includedBy: module)
    }

    /// Hands the declarations to a recorder; `includer` is the module that has the list, or includes it.
    func record(
        in recorder: _Recorder, of module: (any Module.Type)?, includedBy includer: (any Module.Type)?
    ) {
        let items = items
        recorder.reserve(recorder.count + items.count)
        for item in items {
            switch item {
            case .entry(let entry): recorder.add(declared: entry, of: module)
            case .included(let list): list.record(includedIn: recorder, by: includer)
            case .group(let group, let condition, let place):
                recorder.record(when: condition, guarding: nil, place) {
                    recorder.note(condition, guardingLinesOf: module) {
                        group.record(in: recorder, of: module, includedBy: includer)
                    }
                }
            case .absence(let absence): recorder.addOptional(absence.type, absence.place)
            case .module(let inclusion): recorder.include(inclusion, by: includer, isListed: true)
            }
        }
    }

    /// Hands the declarations to a recorder as an included list, whose lines replace nothing where they override.
    func record(includedIn recorder: _Recorder, by includer: (any Module.Type)?) {
        recorder.include { record(in: recorder, of: nil, includedBy: includer) }
    }
}
