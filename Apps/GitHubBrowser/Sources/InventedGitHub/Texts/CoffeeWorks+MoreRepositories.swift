// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// The repositories of the later years, in the form of the first.
    static let lateRepositoryText: String = #"""
        %% repo roastlog | 2019-11-11 | 3h | main
        %% code Swift 145088, Shell 2104 | Apache-2.0 | 2655 133 48 | cli, roasting, terminal, tui | https://roastlog.example
        Records a roast from the command line: first crack, second crack, regret
        %% repo kettle | 2020-01-20 | 30h | main
        %% code C 31207, Python 2290 | MIT | 1093 97 33 | pid, embedded, gooseneck
        PID controller for gooseneck kettles, within 0.3 °C or your tea back
        %% repo cold-brew | 2020-02-29 | 40h | main
        %% code Swift 230119, PLpgSQL 9005 | Apache-2.0 | 1640 105 39 | pipeline, batch, etl
        Batch processing for people who are not in a hurry (16 hours by default)
        %% repo scale-protocol | 2020-05-08 | 5w | main
        %% code Rust 28110, C 5110 | Apache-2.0 | 318 41 19 | bluetooth, reverse-engineering
        What Bluetooth scales say to each other, written down
        %% repo descale | 2020-08-13 | 7w | main
        %% code Shell 6120 | GPL-3.0 | 489 25 12 | maintenance, cli
        Reminds you. Then reminds you again. Then turns the machine off
        %% repo portafilter | 2020-10-02 | 4d | main
        %% code TypeScript 88120, CSS 12044 | MIT | 905 66 21 | ui, components
        Components for the web that fit the group head (58 mm only)
        %% repo tamp | 2021-01-15 | 10mo | main
        %% code Zig 21044 | MIT | 611 19 13 | compression
        Compresses files with 15 kg of pressure
        %% repo qahwa | 2021-02-21 | 12d | main
        %% code Dart 61022 | Apache-2.0 | 233 28 12 | قهوة, flutter
        تطبيق لتحضير القهوة العربية — قهوة بالهيل على الطريقة القديمة
        %% repo phin | 2021-03-17 | 9w | main
        %% code Elixir 30112 | Apache-2.0 | 174 12 7 | streams
        Cà phê phin — nhỏ giọt, không vội: back-pressure for streams that drip
        %% repo latte-art | 2021-06-25 | 31h | main
        %% code Python 101220, C++ 40122 | BSD-3-Clause | 5120 430 101 | art, computer-vision
        Drawing with milk: rosettas, tulips and the swan that nobody asked for
        %% repo crema-fuzzer | 2021-10-31 | 5d | main
        %% code Rust 18820 | MIT | 66 6 6 | fuzzing, security
        Feeds terminals what they should not swallow:\#u{1B}[31m red\#u{1B}[0m,\#u{1B}]0;owned\#u{7} titles,\#u{9B}2J, \#u{202E}sdrawkcab\#u{202C}	tabs,
        new lines,\#u{0D}carriage returns, \#u{200B}zero\#u{200B}widths, Z̸̡̢͎̥̝̭̤͍͈̫a̴̧̛̦̪̠͊̐̌̾͛l̷̨̙͉̗̥̈́̄g̵̛̫͈̟͚̽̋o and a lone \#u{2066}isolate
        %% repo cup-sizes | 2021-11-24 | 13mo | main
        %% code - | CC0-1.0 | 97 11 5 | dataset
        ☕️ ≠ 🍵 ≠ 🧋: what a "medium" holds, in 41 countries 🇮🇹🇯🇵🇻🇳🇪🇹
        %% repo water-recipes | 2022-01-06 | 16d | main
        %% code Nix 5110 | CC-BY-4.0 | 860 74 26 | water, chemistry, nix
        Minerals for brewing water, reproducible to the milligram
        %% repo steamwand | 2022-02-14 | 8d | main
        %% code C 20114, Swift 9023 | Apache-2.0 | 287 20 9 | embedded
        Milk at 60 °C, foam included, burns excluded
        %% repo beanstalk | 2022-04-01 | 22h | main
        %% code Kotlin 77102 | Apache-2.0 | 319 37 11 | supply-chain, traceability
        From the farm to the bag: where a bean has been, and who was paid for it
        %% repo barista | 2022-05-20 | 8h | trunk
        %% code TypeScript 140221, Dockerfile 804 | MIT | 1874 203 50 | bot, github-app
        The bot that answers issues before the humans have had their coffee
        %% repo tasting-log | 2022-06-18 | 2h | main
        %% code - | CC-BY-4.0 | 41 2 3 | notes
        Every cup since the machine was plugged in (the README is long)
        %% repo ristretto | 2022-07-07 | 3mo | main
        %% code OCaml 19022 | ISC | 402 15 10 | minifier, javascript
        The same program, shorter
        %% repo lungo | 2022-07-07 | 6w | main
        %% code Go 14201 | MIT | 155 8 4 | logs, cli
        tail -f, but patient
        %% repo pour-over | 2022-09-12 | 2w | main
        %% code Swift 33120 | Apache-2.0 | 244 14 8 | ios, timer
        A timer that knows what "bloom" means
        %% repo americano | 2022-11-05 | 11w | main
        %% code Rust 40288 | Apache-2.0 | 508 34 14 | http, proxy
        A proxy that only ever adds water
        %% repo kahve-fali | 2023-01-19 | 8mo | main
        %% code Python 11206 | MIT | 320 44 9 | divination
        Türk kahvesi fincanından gelecek okuma; hiçbir garanti verilmez
        %% repo dot-coffee | 2023-02-10 | 5mo | main | template
        %% code Shell 3120, Vim Script 2044 | Unlicense | 130 58 6 | dotfiles, template
        Dotfiles of people who type too fast after noon
        %% repo doppio | 2023-03-08 | 17h | main
        %% code Go 55102, Starlark 8113 | Apache-2.0 | 699 45 18 | build, cache
        Build everything twice, compare, be surprised
        %% repo flat-white | 2023-04-27 | 12w | main
        %% code CSS 8120 | MIT | 1208 91 15 | css, theme
        A theme with one color
        %% repo cortado | 2023-06-16 | 19d | main
        %% code Nim 9920 | MIT | 77 3 2 | calendar, cli
        Cuts meetings in half
        %% repo spill-kit | 2023-08-02 | 4w | main
        %% code Python 21110, Shell 4022 | Apache-2.0 | 356 40 17 | incident-response, sre
        Runbooks for when it goes over the counter, and a script that pages whoever is awake
        %% repo night-shift | 2023-09-29 | 25d | main
        %% code Elixir 18221 | Apache-2.0 | 201 13 6 | scheduler, cron
        cron that asks whether this is a good time
        %% repo coaster | 2023-11-13 | 3w | main
        %% code Go 71200, Dockerfile 1210 | Apache-2.0 | 267 31 12 | kubernetes, operator
        Keeps containers from leaving rings
        %% repo bean-counter | 2024-01-25 | 33h | main
        %% code R 30221, SQL 5111 | GPL-3.0 | 118 10 7 | statistics
        How much we drink, with confidence intervals
        %% repo third-wave | 2024-03-14 | 6d | main
        %% code - | CC-BY-4.0 | 152 33 41 | rfcs, governance
        Proposals for what we brew next, and the minutes of why not
        %% repo kawa | 2024-06-20 | 2mo | main
        %% code Scheme 8120 | MIT | 93 5 3 | lisp
        Zażółć gęślą jaźń: a Lisp for ordering breakfast
        %% repo gooseneck | 2024-09-09 | 4d | main
        %% code Swift 27110, C 3012 | Apache-2.0 | 611 22 13 | terminal, cli, charts
        Curves in the terminal, drawn with a steady hand
        %% repo coffee-table | 2025-01-09 | 75m | main
        %% code Swift 18340 | Apache-2.0 | 84 6 5 | terminal, tables, unicode
        Tables whose columns line up, also for 咖啡, ☕️ and قهوة
        """#
}
