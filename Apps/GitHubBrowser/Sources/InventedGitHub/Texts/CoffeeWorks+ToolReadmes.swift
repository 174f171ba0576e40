// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// READMEs of tools, in the form of those of machines.
    static let toolReadmeText: String = #"""
        %% readme roastlog | README.md
        # roastlog

        Records a roast from the command line: first crack, second crack, regret.

        ```console
        $ roastlog new "Nyeri AA" --green 350g
        $ roastlog watch
         220 ┤                          ╭──────
         200 ┤                  ╭───────╯  ● first crack 08:41
         180 ┤╮          ╭──────╯
         160 ┤╰╮     ╭───╯
         140 ┤ ╰─────╯  turning point 01:12
        $ roastlog stop --note "a little late"
        $ roastlog score
        fragrance 8.25  flavour 8.00  aftertaste 7.75  …  86.50
        ```

        ## Commands

        | Command | What it does |
        |---|---|
        | `new NAME` | begins a roast |
        | `watch` | draws the curve while it happens, with [gooseneck](https://github.com/coffee-works/gooseneck) |
        | `crack` | *that* was the first crack, whatever the microphone says |
        | `stop` | ends it; the beans go on for a minute all the same |
        | `score` | asks for ten numbers (`--hotel`: five stars) |
        | `export --to FILE` | as a [roast-profile](https://github.com/coffee-works/roast-profile) |

        ## Files

        Everything lies in `~/.local/share/roastlog`, one CSV for each year. We have nine dialects of CSV, one for each
        year. 3.0 will use a database (#178).

        ## Environment

        - `ROASTLOG_PORT`: the thermocouple, `/dev/ttyUSB0` unless set
        - `NO_COLOR`: the curve without color, for the serious

        ## Questions

        **Can it stop the roaster by itself?** It could. It asks you instead, since you can smell.
        %% readme siphon | README.md
        # siphon

        Copies tables between databases without spilling.

        ```sh
        siphon copy postgres://old/shop sqlite:shop.db --tables 'orders,items' --jobs 4
        siphon verify postgres://old/shop sqlite:shop.db
        ```

        1. reads the schema and sorts tables by what they point to (also `zebras`)
        2. copies in batches, with a watermark after each
        3. verifies counts and checksums; `--dry-run` does everything but the writing[^1]

        [^1]: Almost. See #131.
        %% readme cold-brew | README.md
        # cold-brew

        Batch processing for people who are not in a hurry.

        A job is a function from a table to a table. It runs at night, it may be run again, and when it fails in the
        morning there is still yesterday's. Sixteen hours is the default for everything; most of it is waiting, and all of
        it can be configured, but try it first.

        ```swift
        @Brew(hours: 16)
        func revenue(orders: Table<Order>) -> Table<Revenue> {
            orders.grouped(by: \.day).map { Revenue(day: $0.key, cents: $0.sum(\.cents)) }
        }
        ```
        %% readme roast-profile | docs/README.md
        # roast-profile

        A file format for roast curves, with a validator that has opinions.

        ```json
        {"format": 2, "bean": "Huila", "charge": 198, "events": [{"at": 521, "kind": "first-crack"}]}
        ```

        The validator warns when a curve gets colder after the first crack ("baked"), when it is finished in under six
        minutes ("brave") and when the name of the roast is "final_final2".
        %% readme barista | README.md
        # barista

        The bot that answers issues before the humans have had their coffee.

        - greets people who are here for the first time, **once**
        - asks for a version where there is none
        - closes nothing, ever; that is a human's job and a human's fault
        - may rhyme on Fridays (see #17)
        %% readme awesome-coffee | README.md
        # Awesome Coffee [![Awesome](https://awesome.example/badge.svg)](https://awesome.example)

        > A list of lists about coffee ☕️ and what goes with it.

        ## Contents

        - [Machines](#machines)
        - [Software](#software)
        - [Reading](#reading)
        - [Ethiopia](#ethiopia)

        ## Machines

        - [coffee-maker](https://github.com/coffee-works/coffee-maker): makes coffee.
        - [kettle](https://github.com/coffee-works/kettle): makes hot water, precisely.

        ## Software

        - [roastlog](https://github.com/coffee-works/roastlog): roasts, from the command line.
        - [cortado](https://github.com/coffee-works/cortado): cuts meetings in half.

        ## Reading

        - *The Physics of the Second Cup*, lecture notes, Bergen.
        - *Wasser*, Dr. W. Wasser, 3rd edition, 812 pages.

        ## Ethiopia

        Everything else.
        %% readme latte-art | README.md
        # latte-art

        Drawing with milk: rosettas, tulips and the swan that nobody asked for.

        | Model | Precision | Recall | Swans |
        |---|--:|--:|--:|
        | 0.29 | 0.29 | 0.97 | 4,012 |
        | 0.30 | 0.30 | 0.98 | 4,377 |
        | **0.31** | **0.31** | **0.99** | **5,120** |

        Versions are named after their precision. We expect 1.0 in about 69 releases.
        %% readme espresso-docs | README
        THE HANDBOOK

        English: make en.    日本語: make ja.    Deutsch: make de.    Français : make fr.    العربية: make ar.

        The PDF has 214 pages, of which 40 are about water.
        %% readme decaf | README.md
        # decaf

        Does nothing, reliably.
        %% readme coffee-table | README.md
        # coffee-table

        Tables whose columns line up, also for 咖啡, ☕️ and قهوة.

        ```text
        DRINK        CUPS  PRICE
        espresso       41   1.20
        双份浓缩咖啡    7   1.90
        café au lait    3   2.40
        ☕️ to go       12   1.50
        ```

        How wide a character is depends on whom you ask. We ask the Unicode data, and start every column at a fixed place
        so that a wrong answer never moves the next one.
        """#
}
