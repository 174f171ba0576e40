// SPDX-License-Identifier: Apache-2.0

import Testing

/// How a client of the library is compiled.
enum Mode: String, CaseIterable, CustomTestStringConvertible {
    case swift6 = "Swift 6"
    /// As the documentation tells clients of the Swift 5 mode to.
    case swift5 = "Swift 5"
    /// The Swift 5 mode without any further setting.
    case plainSwift5 = "Swift 5, plain"
    case mainActor = "Swift 6, main actor by default"

    var arguments: [String] {
        switch self {
        case .swift6: ["-swift-version", "6"]
        case .swift5: ["-swift-version", "5", "-enable-upcoming-feature", "InferSendableFromCaptures"]
        case .plainSwift5: ["-swift-version", "5"]
        case .mainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
        }
    }

    var testDescription: String { rawValue }
}
