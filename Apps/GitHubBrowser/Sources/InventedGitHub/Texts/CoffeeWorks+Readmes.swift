// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// The READMEs that were written by hand: `readme REPO | PATH`.
    static let readmeText: String = #"""
        %% readme coffee-maker | README.md
        # coffee-maker

        [![CI](https://ci.example/coffee-maker.svg)](https://ci.example/coffee-maker) ![taste](https://img.example/taste-good.svg)

        The coffee maker itself: heater, pump and a good deal of patience. It runs in forty-one kitchens, on one boat and,
        since last winter, in a lighthouse.

        ```swift
        let maker = CoffeeMaker(heater: .electric(watts: 1450), pump: .rotary)
        try await maker.brew(.double, for: "Zoë")
        ```

        ## What it does

        | | Since | Remarks |
        |---|---|---|
        | Espresso, single and double | 1.0 | the reason for everything |
        | Grind by weight | 2.3 | with a [grinder](https://github.com/coffee-works/grinder) that listens |
        | Milk at 60 °C | 3.0 | needs a [steamwand](https://github.com/coffee-works/steamwand) |
        | Profiles as files | 4.3 | release candidate, see #1302 |
        | Tea | never | #418 |

        ## Install

        1. Download a [release](https://github.com/coffee-works/coffee-maker/releases).
        2. Check it: `sha256sum --check SHA256SUMS`
        3. Connect the water. **Then** the electricity.
        4. `coffee-maker setup`, and answer honestly about your water.

        > The default hardness is that of Trieste. If you are not in Trieste, your machine does not know it yet.

        ## How it is put together

        ```text
        order ──▶ brew ──▶ grinder
                   │
                   ├─────▶ heater ──▶ thermo (the model of the boiler)
                   └─────▶ pump   ──▶ the person who said it would be quiet
        ```

        Everything is injected, so that tests brew with a heater that is always at 93 °C and a pump that is silent.
        `CONTRIBUTING.md` begins with how to make coffee and goes on with how to make a pull request; both are reviewed.

        ## Licence

        Apache 2.0. The beans are yours.
        %% readme crema-fuzzer | README.md
        # crema-fuzzer

        Feeds terminals what they should not swallow. **This file is an example**, and if your screen has just been cleared
        then so is your terminal:\#u{1B}[2J\#u{1B}[1;1H

        | What | Bytes | Looks like |
        |---|---|---|
        | Color | `ESC [ 31 m` | \#u{1B}[31mred\#u{1B}[0m |
        | Title | `ESC ] 0 ; … BEL` | \#u{1B}]0;owned\#u{7} |
        | Link | `ESC ] 8` | \#u{1B}]8;;https://evil.example\#u{7}a harmless page\#u{1B}]8;;\#u{7} |
        | Eight-bit CSI | `9B` | \#u{9B}5mblink\#u{9B}0m |
        | Override | `U+202E` | invoice\#u{202E}fdp.exe |
        | Isolate that is never closed | `U+2067` | \#u{2067}to the end |
        | Zero width | `U+200B` | pass\#u{200B}word |
        | Marks | `U+0300`… | c\#u{300}\#u{301}\#u{302}\#u{303}\#u{304}\#u{306}\#u{307}\#u{308}offee |
        | Null, delete | `00`, `7F` | a\#u{0}b\#u{7F}c |

        ```sh
        crema --terminal=xterm --seconds 60    # what came out of it is in ./spills
        ```
        """#
}
