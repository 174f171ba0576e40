// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// The issues of all other repositories, in the format of the coffee maker's.
    static let otherIssueText: String = #"""
        %% issue heater 9 | open | tamper-tom | 3d | physics
        93 °C in Trieste is not 93 °C in La Paz
        Water boils there at 88 °C. The control loop waits for 93 with admirable discipline and has now been waiting since Tuesday.
        %% comment wolfgang-wasser | 3d
        Endlich sagt es jemand.
        %% issue pump 31 | open | emil-espresso | 2y | noise
        It hums in B flat
        %% issue order 14 | open | zoe-zarf | 5mo | bug
        My name on the cup: "Zo‽"
        `Zoë` goes in as two code points, e and U+0308. The printer knows neither of them well.
        %% comment hana-houjicha | 5mo
        正規化 (NFC) before printing. ZoeÌˆ was last year's version of this bug.
        %% issue decaf 1 | open | nils-nitro | 2023-02-28 | performance
        It is slow
        %% comment emil-espresso | 2023-03-01
        It does nothing.
        %% comment nils-nitro | 2023-03-01
        Slowly.
        %% issue vacuum-pot 3 | closed 4y completed | robusta-rita | 5y | incident
        The ceiling
        See photos. We said "do not try this at home" and then we did it at work.
        %% issue awesome-coffee 990 | pr open | - | 2d | -
        Add my startup
        It is like coffee, but for coffee.
        %% comment barista-bot | 2d
        Thank you for your contribution! Entries are sorted by name and describe what a thing *is*. "Revolutionary" is not a category.
        %% issue awesome-coffee 989 | pr open | yirga-yonas | 3w | -
        Sort Ethiopia under E, not under "Other"
        %% issue awesome-coffee 951 | open | v60-vera | 7mo | meta
        147 of 2,210 links are dead
        List is attached as `dead.txt`. Eleven of them are domains that now sell tea.
        %% issue latte-art 61 | open | lena-latte | 31h | model
        The swan detector finds swans in flat whites
        Precision 0.31. Recall is excellent, it finds swans *everywhere*. 🦢🦢🦢

        ![confusion](https://latte.example/confusion.png)
        %% comment quentin-q-grader | 30h
        I see it too, to be honest.
        %% issue latte-art 40 | open | ines-iced | 13mo | question
        Does it work with oat milk?
        %% comment lena-latte | 13mo
        The model does. The milk does not.
        %% issue barista 17 | open | ada-roast | 8h | bug
        The bot thanked a spammer, in verse
        %% comment barista-bot | 8h
        There once was a link in a thread…
        %% comment ada-roast | 7h
        No.
        %% issue koohii-mame 8 | open | hana-houjicha | 6d | データ
        「酸味」の単位が列によって違う
        pH の列と 10 点満点の列が混ざっています。2019 年より前の 412 行が対象です。
        %% issue water-recipes 5 | pr open | wolfgang-wasser | 16d | -
        214 Städte
        Jede mit Härtegrad, Quelle und Datum der Messung. Für coffee-maker#903.
        %% issue descale 4 | open | kaffeekasse | 7w | -
        Turned the machine off during the annual meeting
        As designed, we know. Still.
        %% issue crema-fuzzer 2 | open | mallory-mocha | 5d | found-by-fuzzing
        A title with\#u{09}a tab, a \#u{8}\#u{8}backspace, \#u{85}a next line, a \#u{2028}separator and \#u{E0041}\#u{E0042}tags
        %% issue spill-kit 22 | open | robusta-rita | 4w | runbook
        Runbook "coffee on keyboard" begins with "log in"
        %% issue third-wave 7 | open | olive-origin | 6d | rfc
        RFC: pay the growers first
        ## Summary
        Of each cup sold at our events, the growers' share is transferred before the organisation's.

        ## Motivation
        It is the only part of the stack that we never thank in release notes.

        ## Drawbacks
        The coffee fund (kaffeekasse) will be emptier than it already is.

        ## Alternatives
        None that I would like to defend in Nyeri.
        %% comment kaffeekasse | 6d
        Dafür. Ich habe mich daran gewöhnt.
        %% comment yirga-yonas | 6d
        +1
        %% comment ada-roast | 5d
        Final comment period until Friday. I expect none.
        %% issue third-wave 6 | closed 2mo not_planned | jonas-java | 4mo | rfc
        RFC: rewrite it in Java
        %% issue coffee-table 3 | pr merged 75m | xiao-nong | 5h | unicode
        咖啡 is four columns wide
        Width table from the Unicode data, version 16. ☕️ is two, ☕ is… also two, but not everywhere.
        %% issue coffee-table 2 | open | mo-mokka | 9d | unicode, bidi
        A cell in Arabic moves the border
        | اسم | سعر |
        |---|--:|
        | قهوة | 3.50 |
        %% issue gooseneck 11 | open | uma-umami | 4d | enhancement
        Logarithmic axis
        Caffeine decays. Meetings do not.
        %% issue bean-counter 6 | open | quentin-q-grader | 33h | statistics
        The confidence interval of cups per day contains −1
        %% comment cupping-cleo | 32h
        That would be Wednesday, when Nils brought his own.
        """#
}
