// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// The repositories, oldest first: `repo NAME | LANGUAGES | STARS | PUSHED | TOPICS | FLAGS | SUMMARY`.
    static let repositoryText: String = #"""
        %% repo coffee-maker | Swift, C, Shell | 4812 | 25m | coffee, embedded, swift | - | The coffee maker itself: heater, pump and a good deal of patience
        %% repo heater | Swift, C | 1290 | 3d | coffee, control-loop | - | Keeps water at 93 °C, give or take what physics allows
        %% repo pump | C, Assembly, Makefile | 954 | 2d | embedded, motor | - | Nine bars of pressure from a motor that wants to run at twelve
        %% repo menu | - | 88 | 2022-01-07 | - | archived | What there is to drink, as data
        %% repo order | Swift | 733 | 9d | domain | - | Orders, queues and the name on the cup
        %% repo website | HTML, CSS, JavaScript | 61 | 5h | - | - | coffee-works.example
        %% repo grinder | Rust, C | 2210 | 6h | embedded, rust, coffee | - | Burr grinder firmware with grind-by-weight
        %% repo .github | Markdown | 12 | 4w | - | - | Community health files
        %% repo brew-ratio | Swift | 402 | 11mo | math | - | One number, computed properly
        %% repo thermo | C++, Python | 377 | 3mo | physics, simulation | - | Thermodynamics for the impatient
        %% repo linux-coffee | C, Assembly, Shell | 19 | 8w | - | fork | Kernel tree with the /dev/coffee driver
        %% repo sieve | Haskell | 158 | 14mo | numbers, particles | - | Prime sieves and particle sieves, one interface
        %% repo moka | Java | 890 | 2019-05-11 | build-tool | archived | Replaced by espresso-kit, kept for those who remember it
        %% repo percolator | Java, Shell | 341 | 2020-11-02 | etl | archived | Replaced by cold-brew
        %% repo koohii-mame | Python, Jupyter Notebook | 612 | 6d | dataset, 珈琲 | - | コーヒー豆の産地と焙煎のデータ集
        %% repo k-filter | Julia | 205 | 7mo | 咖啡, simulation | - | 咖啡过滤器的仿真 — simulation of paper filters
        %% repo espresso-kit | Swift, Objective-C | 3107 | 50m | swift, sdk, espresso | - | Everything that an espresso machine needs, as a library: pressure profiles, pre-infusion, shot timers
        %% repo espresso-docs | TeX, Shell | 266 | 20h | documentation, i18n | - | Handbook, in several languages: English, 日本語, Deutsch, Français, العربية
        %% repo awesome-coffee | - | 7345 | 2d | awesome, awesome-list, coffee | - | A list of lists about coffee ☕️ and what goes with it
        %% repo homebrew-tap | Ruby | 37 | 9d | - | fork | Formulae for the tools of this organisation
        %% repo beans-ios | Swift, Objective-C | 1422 | 13h | ios, swiftui | - | The app with the beans, for iPhone and iPad
        %% repo beans-android | Kotlin, Java | 1377 | 15h | android, kotlin | - | The app with the beans, for Android
        %% repo vacuum-pot | Python | 44 | 4y | - | - | Experiments with vacuum pots; do not try this at home
        %% repo siphon | Go, PLpgSQL | 1811 | 5d | database, migration, cli | - | Copies tables between databases without spilling
        %% repo swift-nio | Swift, C | 8 | 6mo | - | fork | Event-driven network application framework (our patches)
        %% repo grpc-roaster | Go, Protocol Buffers | 540 | 10d | grpc, roasting | - | Remote roasting calls
        %% repo empty-cup | - | 0 | - | - | bare
        %% repo instant | Brainfuck | 998 | 2019-04-01 | joke | archived | A joke from 2019 that got out of hand
        %% repo decaf | Assembly | 133 | 5mo | benchmarks | - | Does nothing, reliably. Used as a control in benchmarks of everything else that we make and as the answer to the question what a repository with a very long description looks like in a list that has only so many columns, which was asked in a meeting in 2019 and has been repeated by every new member of the organisation since
        %% repo roast-profile | Rust, TypeScript | 777 | 28h | roasting, file-format, rust | - | A file format for roast curves, with a validator that has opinions
        %% repo roastlog | Swift, Shell | 2655 | 3h | cli, roasting, terminal, tui | - | Records a roast from the command line: first crack, second crack, regret
        %% repo kettle | C, Python | 1093 | 30h | pid, embedded, gooseneck | - | PID controller for gooseneck kettles, within 0.3 °C or your tea back
        %% repo cold-brew | Swift, PLpgSQL | 1640 | 40h | pipeline, batch, etl | - | Batch processing for people who are not in a hurry (16 hours by default)
        %% repo scale-protocol | Rust, C | 318 | 5w | bluetooth, reverse-engineering | - | What Bluetooth scales say to each other, written down
        %% repo descale | Shell | 489 | 7w | maintenance, cli | - | Reminds you. Then reminds you again. Then turns the machine off
        %% repo portafilter | TypeScript, CSS | 905 | 4d | ui, components | - | Components for the web that fit the group head (58 mm only)
        %% repo tamp | Zig | 611 | 10mo | compression | - | Compresses files with 15 kg of pressure
        %% repo qahwa | Dart | 233 | 12d | قهوة, flutter | - | تطبيق لتحضير القهوة العربية — قهوة بالهيل على الطريقة القديمة
        %% repo phin | Elixir | 174 | 9w | streams | - | Cà phê phin — nhỏ giọt, không vội: back-pressure for streams that drip
        %% repo latte-art | Python, C++ | 5120 | 31h | art, computer-vision | - | Drawing with milk: rosettas, tulips and the swan that nobody asked for
        %% repo crema-fuzzer | Rust | 66 | 5d | fuzzing, security | - | Feeds terminals what they should not swallow:\#u{1B}[31m red\#u{1B}[0m,\#u{1B}]0;owned\#u{7} titles,\#u{9B}2J, \#u{202E}sdrawkcab\#u{202C}	tabs,
        new lines,\#u{0D}carriage returns, \#u{200B}zero\#u{200B}widths, Z̸̡̢͎̥̝̭̤͍͈̫a̴̧̛̦̪̠͊̐̌̾͛l̷̨̙͉̗̥̈́̄g̵̛̫͈̟͚̽̋o and a lone \#u{2066}isolate
        %% repo cup-sizes | - | 97 | 13mo | dataset | - | ☕️ ≠ 🍵 ≠ 🧋: what a "medium" holds, in 41 countries 🇮🇹🇯🇵🇻🇳🇪🇹
        %% repo water-recipes | Nix | 860 | 16d | water, chemistry, nix | - | Minerals for brewing water, reproducible to the milligram
        %% repo steamwand | C, Swift | 287 | 8d | embedded | - | Milk at 60 °C, foam included, burns excluded
        %% repo beanstalk | Kotlin | 319 | 22h | supply-chain, traceability | - | From the farm to the bag: where a bean has been, and who was paid for it
        %% repo barista | TypeScript, Dockerfile | 1874 | 8h | bot, github-app | - | The bot that answers issues before the humans have had their coffee
        %% repo tasting-log | - | 41 | 2h | notes | - | Every cup since the machine was plugged in
        %% repo ristretto | OCaml | 402 | 3mo | minifier, javascript | - | The same program, shorter
        %% repo lungo | Go | 155 | 6w | logs, cli | - | tail -f, but patient
        %% repo pour-over | Swift | 244 | 2w | ios, timer | - | A timer that knows what "bloom" means
        %% repo americano | Rust | 508 | 11w | http, proxy | - | A proxy that only ever adds water
        %% repo kahve-fali | Python | 320 | 8mo | divination | - | Türk kahvesi fincanından gelecek okuma; hiçbir garanti verilmez
        %% repo dot-coffee | Shell, Vim Script | 130 | 5mo | dotfiles, template | template | Dotfiles of people who type too fast after noon
        %% repo doppio | Go, Starlark | 699 | 17h | build, cache | - | Build everything twice, compare, be surprised
        %% repo flat-white | CSS | 1208 | 12w | css, theme | - | A theme with one color
        %% repo cortado | Nim | 77 | 19d | calendar, cli | - | Cuts meetings in half
        %% repo spill-kit | Python, Shell | 356 | 4w | incident-response, sre | - | Runbooks for when it goes over the counter, and a script that pages whoever is awake
        %% repo night-shift | Elixir | 201 | 25d | scheduler, cron | - | cron that asks whether this is a good time
        %% repo coaster | Go, Dockerfile | 267 | 3w | kubernetes, operator | - | Keeps containers from leaving rings
        %% repo bean-counter | R, SQL | 118 | 33h | statistics | - | How much we drink, with confidence intervals
        %% repo third-wave | - | 152 | 6d | rfcs, governance | - | Proposals for what we brew next, and the minutes of why not
        %% repo kawa | Scheme | 93 | 2mo | lisp | - | Zażółć gęślą jaźń: a Lisp for ordering breakfast
        %% repo gooseneck | Swift, C | 611 | 4d | terminal, cli, charts | - | Curves in the terminal, drawn with a steady hand
        %% repo coffee-table | Swift | 84 | 75m | terminal, tables, unicode | - | Tables whose columns line up, also for 咖啡, ☕️ and قهوة
        """#
}
