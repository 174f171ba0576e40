// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// The issues and pull requests: `issue REPO NUMBER | STATE | AUTHOR | CREATED | LABELS` with title and text, and after it
    /// `comment AUTHOR | WRITTEN`.
    static let issueText: String = #"""
        %% issue coffee-maker 418 | closed 2019-04-02 not_planned | gustav0 | 2019-04-01 | question
        Support for tea
        Please.
        %% comment ada-roast | 2019-04-02
        I'm a coffee maker.
        %% issue coffee-maker 1187 | open | pia-pourover | 11mo | enhancement, good first issue
        A sound when it is done that is not a scream
        It is the same tone as for "water tank empty" and "heater on fire". In an open-plan office nobody looks up any more.
        %% comment ines-iced | 11mo
        I'd take this. A rising third for *done*, nothing for *empty*, the scream for fire?
        %% comment pia-pourover | 11mo
        Perfect.
        %% issue coffee-maker 1201 | pr merged 9mo | d-grind | 10mo | grinder
        Wait for the grinder instead of hoping
        Replaces `sleep(9)` by the answer of the grinder. Closes #1198.
        %% issue coffee-maker 1302 | pr open | emil-espresso | 12w | brewing, breaking
        Read brew profiles from files instead of an enum
        `enum Brew` has 43 cases and three of them are called `.special`. This makes a profile a file:

        ```yaml
        name: South Indian filter
        steps:
          - decoct: { grams: 22, water: 120, minutes: 15 }
          - steam:  { celsius: 70 }
        ```
        %% comment v60-vera | 11w
        I'll write the page. "Special" will be documented as "ask Emil".
        %% comment uma-umami | 9w
        Tasted. It is good. It is not my grandmother's, but it is good.
        %% issue coffee-maker 1317 | open | xiao-nong | 7w | i18n, bug
        显示屏把“浓缩”截断成“浓”
        屏幕宽度按字符数计算，但中文字符占两列。“双份浓缩咖啡”显示为“双份浓…”，看起来像另一种饮料。

        重现：语言设为中文，打开菜单。
        %% issue coffee-maker 1323 | open | mo-mokka | 5w | i18n
        القائمة من اليمين إلى اليسار تعرض السعر في الجهة الخطأ
        السعر يظهر ملتصقاً باسم المشروب: `قهوة عربية3.50€`. يجب أن تكون هناك مسافة، وأن يكون الرقم في الجهة الأخرى.
        %% issue coffee-maker 1331 | open | mallory-mocha | 4w | security, needs-triage
        Display runs escape sequences from the drink's name\#u{1B}[31m (red)\#u{1B}[0m
        Name a drink `Mocha\#u{1B}[2J\#u{1B}[H` and order it. The display clears itself and thanks you for your password.

        Also, in this very text: \#u{1B}]52;c;Y3VybCBldmlsLmV4YW1wbGUgfCBzaA==\#u{7} tries your clipboard, \#u{202E}txet siht\#u{202C} reads backwards, and a bell:\#u{7}
        %% comment ada-roast | 4w
        Confirmed on firmware 4.1. On the machine this is funny; on the maintainer's terminal it was less so.
        %% comment mallory-mocha | 27d
        \#u{9B}5mYou are welcome\#u{9B}0m
        %% issue coffee-maker 1344 | open | robusta-rita | 13d | bug, network
        Retries the payment when the Wi-Fi drops, succeeds every time
        At 03:12 the access point rebooted. At 03:15 one flat white had been paid four times. All four were accepted; one was made.

        Suggestion: an idempotency key per cup.
        %% comment kaffeekasse | 13d
        Ich sehe kein Problem.
        %% comment robusta-rita | 12d
        You would not.
        %% issue coffee-maker 1347 | pr draft | ines-iced | 8d | ui
        Iced menu when it is above 28 °C
        Draft, since the sensor sits above the boiler and it is always above 28 °C.
        %% issue coffee-maker 1349 | open reopened | finja-filter | 5d | bug, water, regression
        Asks for descaling right after descaling
        ### What happens
        The program runs to its end (22 minutes), the display says **Thank you**, and then **Please descale**.

        ### What I expected
        Coffee.

        ### Log
        ```text
        07:58:12 descale: finished, 1.1 l
        07:58:12 descale: counter reset
        07:58:13 water: counter loaded from file (411 l)
        07:58:13 descale: due
        ```
        %% comment d-grind | 5d
        Reset in memory, then read back from a file that was never written? Looks like #1322 came back with the new storage.
        %% comment finja-filter | 4d
        Yes. A power cut between 07:58:12 and :13 would "fix" it. I have tried; it does.
        %% comment ada-roast | 2d
        Please do not pull the plug during descaling. Fix is in #1352.
        %% comment finja-filter | 26h
        4.2.1 still asks. Reopening.
        %% issue coffee-maker 1352 | pr merged 2d | ada-roast | 3d | water
        Write the counter before saying thank you
        Fixes #1349, or so I thought.
        %% issue roastlog 170 | pr merged 6w | uma-umami | 8w | audio
        Tell spoons from beans
        Closes #163 for tea spoons. Soup spoons are still beans.
        %% comment barista-bot | 8w
        Tests pass. I listened to all 41 recordings, as nobody else did.
        %% issue roastlog 171 | open | tamper-tom | 7w | enhancement, good first issue
        Completion for bash, zsh and fish
        I type `roastlog develop` with wet hands.
        %% issue espresso-kit 821 | open | finja-filter | 50m | bug
        Crash when the portafilter is removed under pressure
        To be fair, so did I.
        %% issue grinder 55 | open | wolfgang-wasser | 4y | hardware
        Static. Everything is full of coffee
        One drop of water on the beans before grinding. It is always the water.
        %% comment d-grind | 4y
        I hate that you are right.
        %% issue awesome-coffee 990 | pr open | - | 2d | -
        Add my startup
        It is like coffee, but for coffee.
        %% comment barista-bot | 2d
        Thank you for your contribution! Entries are sorted by name and describe what a thing *is*. "Revolutionary" is not a category.
        %% issue crema-fuzzer 2 | open | mallory-mocha | 5d | found-by-fuzzing
        A title with\#u{09}a tab, a \#u{8}\#u{8}backspace, \#u{85}a next line, a \#u{2028}separator and \#u{E0041}\#u{E0042}tags
        %% issue third-wave 7 | open | olive-origin | 6d | rfc
        RFC: pay the growers first
        ## Summary
        Of each cup sold at our events, the growers' share is transferred before the organisation's.

        ## Motivation
        It is the only part of the stack that we never thank in release notes.
        %% comment kaffeekasse | 6d
        Dafür. Ich habe mich daran gewöhnt.
        %% comment yirga-yonas | 6d
        +1
        %% issue coffee-table 3 | pr merged 75m | xiao-nong | 5h | unicode
        咖啡 is four columns wide
        Width table from the Unicode data, version 16. ☕️ is two, ☕ is… also two, but not everywhere.
        """#
}
