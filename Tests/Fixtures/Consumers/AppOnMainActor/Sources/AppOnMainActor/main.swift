// SPDX-License-Identifier: Apache-2.0

import DI

let app = try ComponentFactory.of(AppComponent.self).build()
try await app.menu.load()
print(app.welcome.title, app.menu.drinks.map(app.menu.line))

app.openSettings().chooseGerman()
await app.signIn.signIn(name: "Ada", card: "12")
print(app.signIn.home == nil, app.signIn.problem ?? "-")

await app.signIn.signIn(name: "Ada", card: "1234")
if let home = app.signIn.home {
    try await home.loadRecommendations()
    print(home.line, home.recommended.map(\.name))
    home.open(app.menu.drinks[0]).addToCart()
    home.open(app.menu.drinks[1]).addToCart()
    print(home.total)

    await app.signIn.signOut()
    print(home.account.isOpen, app.signIn.home == nil)
}

let preview = Previews.app()
await preview?.signIn.signIn(name: "nobody", card: "")
print(preview?.signIn.home?.line ?? "-")
