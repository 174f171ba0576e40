// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

@MainActor
func run() async throws {
    let model = MenuModel()
    try await model.load()
    try await model.order("lungo")
    print("model:", model.lines)
    print("onboarding:", try await onboarding())
    print("child:", try await childOfAnotherWorld(), try await childOfTheGraph())
}

try await run()
