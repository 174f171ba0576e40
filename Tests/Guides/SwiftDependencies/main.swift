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
    print("decorated:", try await menuOfAClosedShop())
    print("previews:", try await drinksInPreviews())
    try prepare()
    print("prepared:", inject(\.cupNumber)(), await cupOfACallback())
}

try await run()
