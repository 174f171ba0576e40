// SPDX-License-Identifier: Apache-2.0

import Testing

/// The language mode of a client.
enum Mode: String, CaseIterable, CustomTestStringConvertible {
    case swift6 = "Swift 6"
    /// The settings that the documentation recommends for Swift 5 mode.
    case swift5 = "Swift 5"
    /// The Swift 5 mode without any further setting.
    case plainSwift5 = "Swift 5, plain"
    case mainActor = "Swift 6, main actor by default"
    /// The settings of a new app target of Xcode 26.
    case app = "Swift 6, app target"

    var arguments: [String] {
        switch self {
        case .swift6: ["-swift-version", "6"]
        case .swift5: ["-swift-version", "5", "-enable-upcoming-feature", "InferSendableFromCaptures"]
        case .plainSwift5: ["-swift-version", "5"]
        case .mainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
        case .app:
            Mode.mainActor.arguments
                + ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].flatMap {
                    ["-enable-upcoming-feature", $0]
                }
        }
    }

    var testDescription: String { rawValue }
}
