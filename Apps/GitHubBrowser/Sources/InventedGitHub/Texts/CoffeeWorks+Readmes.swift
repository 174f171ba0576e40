// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// All READMEs that were written by hand.
    static let readmeTexts: [String] = [machineReadmeText, toolReadmeText]

    /// READMEs of machines: `readme REPO | PATH`.
    static let machineReadmeText: String = #"""
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

        ## When it does not work

        - *It is cold.* It is a coffee maker; give it four minutes.
        - *It says "descale".* It is right. If it says so again afterwards, that is #1349.
        - *It makes one cup for two people.* Update; that was fixed in 4.0 and some miss it.
        - *It hums.* That is the [pump](https://github.com/coffee-works/pump). B flat is normal.

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
        %% readme heater | README.md
        # heater

        Keeps water at 93 °C, give or take what physics allows.

        A PID loop, a model of the boiler and a thermistor that was chosen for its honesty.

        | Parameter | Default | Unit |
        |---|--:|---|
        | `Kp` | 4.2 | W/K |
        | `Ki` | 0.11 | W/(K·s) |
        | `Kd` | 18 | W·s/K |

        Above 2,500 m water boils before it is hot enough. See #9, and be gentle.
        %% readme grinder | readme.rst
        grinder
        =======

        Burr grinder firmware with grind-by-weight.

        .. code-block:: console

           $ cargo embed --release
           $ grinder dose 18.2

        The number after *dose* is what will lie in the basket, in grams. It used to be what had left the hopper, which is
        0.2 g more, which everybody tasted and nobody could prove.
        %% readme espresso-kit | README.md
        # espresso-kit ☕️

        Everything that an espresso machine needs, as a library: pressure profiles, pre-infusion, shot timers.

        - **No factories of factories.** Coming from moka? There is an initializer.
        - **Sendable all the way down.** A shot is a value; two of them do not share a boiler.
        - **Units in the types.** `9.bar` is not `9.gram`, and the compiler has already prevented one accident.

        ```swift
        import EspressoKit

        let shot = Shot(dose: 18.gram, yield: 36.gram, profile: .lever)
        for await sample in machine.pull(shot) {
            print(sample.time, sample.pressure)
        }
        ```

        ## Supported machines

        1. ours
        2. the ones that somebody took apart and wrote down ([scale-protocol](https://github.com/coffee-works/scale-protocol))
        3. Emil's

        ## Thanks

        To everybody who tasted shots 1 to 411. It is better now.
        %% readme koohii-mame | README.md
        # 珈琲豆 (koohii-mame)

        コーヒー豆の産地・品種・焙煎度のデータ集です。CSV と Parquet で配布しています。

        | 産地 | 標高 (m) | 品種 | 点数 |
        |---|--:|---|--:|
        | イルガチェフェ | 1,950 | 在来種 | 88.5 |
        | ウイラ | 1,750 | カトゥーラ | 86.0 |
        | 普洱 | 1,400 | カティモール | 84.25 |

        引用する場合は `CITATION.cff` をご覧ください。酸味の列については #8 に注意してください。
        %% readme qahwa | README.md
        # قهوة

        تطبيق لتحضير القهوة العربية خطوة بخطوة: التحميص، الطحن، الهيل، ثم الصبر.

        1. حمّص البن حتى يصبح ذهبيّاً.
        2. اطحنه خشناً.
        3. اغلِ الماء، ثم اخفض النار: 12 دقيقة.

        Left to right: `flutter run`.
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
