// SPDX-License-Identifier: Apache-2.0
// Tries the pages that write-pages wrote to a folder: the answers, the keys, the security policy, and how fast search is.

import { deepStrictEqual, ok } from "node:assert";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { openBrowser } from "./browser.mjs";

const folder = resolve(process.argv[2] ?? ".");
const profile = mkdtempSync(join(tmpdir(), "check-page-"));
const { page, close } = await openBrowser(profile);
const address = (name, id) => pathToFileURL(join(folder, `${name}.html`)).href + (id ? `#${encodeURIComponent(id)}` : "");

const names = (selector) => page.ask(`[...document.querySelectorAll(${JSON.stringify(`${selector} .link .name`)})].map((it) => it.textContent)`);
const text = (selector) => page.ask(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? null`);
const selected = () => page.ask("decodeURIComponent(location.hash.slice(1))");

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Milliseconds from a key press to the new number of matches, as this script sees it and as the page does. */
async function searchTime(key) {
  await page.ask(`document.getElementById("search").value = ""; document.getElementById("search").dispatchEvent(new Event("input")); document.getElementById("search").focus()`);
  const before = await text("#match-count");
  await page.ask(`window.answered = new Promise((resolve) => {
    let pressed = 0;
    addEventListener("keydown", (event) => { pressed = event.timeStamp; }, { capture: true, once: true });
    new MutationObserver((_, observer) => { observer.disconnect(); resolve(performance.now() - pressed); })
      .observe(document.getElementById("match-count"), { childList: true, characterData: true, subtree: true });
  }); 0`);
  const begun = performance.now();
  const pressed = page.press(key);
  const within = await page.ask("window.answered");
  const seen = performance.now() - begun;
  await pressed;
  ok((await text("#match-count")) !== before, "the number of matches changes");
  return { seen, within };
}

const fact = (term) => page.ask(`[...document.querySelectorAll(".facts dt")].find((it) => it.textContent === ${JSON.stringify(term)})?.nextSibling.textContent ?? null`);

async function search(query) {
  await page.ask(`document.getElementById("search").value = ${JSON.stringify(query)}; document.getElementById("search").dispatchEvent(new Event("input"))`);
  return text("#match-count");
}

const checks = {
  async "the three answers are right"() {
    await page.open(address("shop", "Cafe.Shop:Cafe.Heater"));
    deepStrictEqual(await names("#answer-why"), ["CoffeeMaker", "Heater"]);
    deepStrictEqual(await names("#answer-needed-by > ul"), ["CoffeeMaker", "Pump", "Order"]);
    deepStrictEqual(await text("#answer-needed-by h3"), "What needs it?3 directly, 4 in all");
    deepStrictEqual(await names("#answer-needed-by details"), ["ComponentFactory<Kiosk>"]);
    deepStrictEqual(await names("#answer-needs > ul"), ["Boiler"]);
    await page.open(address("shop", "Cafe.Shop/Cafe.Kiosk:Cafe.Menu"));
    deepStrictEqual(await names("#answer-why"), ["CoffeeMaker", "ComponentFactory<Kiosk>", "Order", "Menu"]);
    deepStrictEqual(await text("#answer-needs .plain"), "Nothing.");
    await page.open(address("shop", "Cafe.Shop:Cafe.<img src=x onerror=alert(1)></script>"));
    deepStrictEqual(await text("#answer-why .plain"), "Not reachable from any root.");
  },
  async "missing bindings are marked, and listed with the problems"() {
    await page.open(address("shop", "Cafe.Shop:Cafe.Boiler"));
    deepStrictEqual(await text("#answer-needs .lack"), "Water is missing");
    deepStrictEqual(await text("#problems-here summary"), "error: no binding for 'Water'");
    deepStrictEqual(await page.ask(`[...document.querySelectorAll("#problems-here .step")].map((it) => it.textContent)`),
      ["needed by Boiler Cafe/BrewingModule.swift:14", "needed by CoffeeMaker (root of 'Shop') Cafe/Shop.swift:7"]);
    deepStrictEqual(await page.ask(`document.querySelectorAll("#picture .lacking").length`), 1);
    await page.press("Escape");
    deepStrictEqual(await text("#all-problems summary"), "error: no binding for 'Water'");
  },
  async "the picture has a card for each binding, and a box for each component, around its cards"() {
    await page.open(address("shop", "Cafe.Shop:Cafe.Heater"));
    deepStrictEqual(await page.ask(`["card", "box", "edge"].map((name) => document.querySelectorAll("#picture ." + name).length)`), [8, 2, 8]);
    deepStrictEqual(await text("#picture .selected .name"), "Heater");
    const bounds = (selector) => page.ask(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((it) => { const { left, top, right, bottom } = it.getBoundingClientRect(); return [left, top, right, bottom]; })`);
    const [outer, inner] = await bounds("#picture .box");
    const within = (a, b) => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];
    ok(within(inner, outer));
    const cards = await bounds("#picture .card");
    deepStrictEqual(cards.map((card) => within(card, outer) && within(card, inner)), [false, false, false, false, false, false, true, true]);
    ok(cards.every((one, index) => cards.slice(index + 1).every((other) => one[0] !== other[0] || Math.abs(one[1] - other[1]) >= 40)));
    await page.open(address("1000", "Cafe.Shop:Cafe.CoffeeCoffeeShop0"));
    ok(/^\d+ of \d+ that need CoffeeCoffeeShop0, \d+ of \d+ that it needs$/.test(await text("#caption")));
  },
  async "keys search, select and go back"() {
    await page.open(address("shop"));
    deepStrictEqual(await text("#match-count"), "8 bindings");
    await page.press("/");
    await page.type("heat");
    deepStrictEqual(await text("#match-count"), "1 of 8 bindings");
    await page.press("Enter", "\r");
    deepStrictEqual(await selected(), "Cafe.Shop:Cafe.Heater");
    await page.press("Escape");
    deepStrictEqual(await text("#match-count"), "8 bindings");
    await page.ask(`document.querySelector("#answer-needs .link").click()`);
    deepStrictEqual(await selected(), "Cafe.Shop:Cafe.Boiler");
    await page.ask("history.back(), new Promise((done) => addEventListener('popstate', done, { once: true }))");
    deepStrictEqual(await text("#details-pane h2"), "Heater");
    await page.press("Escape");
    deepStrictEqual(await selected(), "");
    deepStrictEqual(await text("#details-pane h2"), "Coffee <shop>");
  },
  async "search finds initials, several words, places and filters"() {
    await page.open(address("shop"));
    for (const [query, count] of [["cm", 1], ["brewing pu", 1], ["shop.swift:31", 1], ["is:shared", 3], ["has:problem is:root", 1], ["tea", 0]]) {
      deepStrictEqual([query, await search(query)], [query, `${count} of 8 bindings`]);
    }
  },
  async "modules have the reason of their choice"() {
    await page.open(address("shop"));
    deepStrictEqual(await page.ask(`[...document.querySelectorAll("#choices li")].map((item) => item.textContent)`), [
      'BrewingModule chosen in Shop because profile "demo" is not active Cafe/Shop.swift:4',
      'a group of bindings not chosen in Shop because profile "demo" is not active Cafe/Shop.swift:5',
    ]);
    await page.open(address("shop", "Cafe.Shop:Cafe.Heater"));
    deepStrictEqual(await fact("Chosen"), 'because profile "demo" is not active');
    await page.open(address("cafe"));
    deepStrictEqual(await page.ask(`document.querySelector("#choices")`), null);
  },
  async "bindings have the words of their effects and hooks"() {
    await page.open(address("cafe"));
    deepStrictEqual(await page.ask(`[...document.querySelectorAll("#filters button")].map((it) => it.textContent)`),
      ["Shared", "Main actor", "Async", "Throws", "Roots"]);
    for (const [query, count] of [["is:main", 5], ["is:async", 4], ["is:throwing", 1], ["main actor", 5], ["starts", 2]]) {
      deepStrictEqual([query, await search(query)], [query, `${count} of 13 bindings`]);
    }
    await page.open(address("cafe", "Cafe.Cafe:Cafe.Session"));
    deepStrictEqual(await fact("Marks"), "shared, main actor, async, stops");
    await page.open(address("cafe", "Cafe.Cafe:Cafe.MenuModel"));
    deepStrictEqual(await fact("Marks"), "inherits the main actor");
    await page.open(address("cafe", "Cafe.Cafe:Cafe.ComponentFactory<Counter>"));
    deepStrictEqual(await fact("Builds"), "Counter, built asynchronously on the main actor");
    await page.open(address("cafe", "Cafe.Cafe:Cafe.MainScreen"));
    deepStrictEqual(await fact("Root"), "of Cafe, built asynchronously on the main actor");
  },
  async "names are text, and the policy stops everything else"() {
    await page.open(address("shop", "Cafe.Shop:Cafe.<img src=x onerror=alert(1)></script>"));
    deepStrictEqual(await text("#details-pane h2"), "<img src=x onerror=alert(1)></script>");
    deepStrictEqual(await page.ask("document.querySelectorAll('img, iframe, object, embed, link').length"), 0);
    deepStrictEqual(page.complaints(), []);
    await page.ask(`window.ran = false; { const it = document.createElement("script"); it.textContent = "window.ran = true"; document.body.append(it); }`);
    deepStrictEqual(await page.ask("window.ran"), false);
    deepStrictEqual(await page.ask("fetch('http://127.0.0.1:9/').then(() => 'loaded', () => 'stopped')"), "stopped");
    ok(page.complaints().some((it) => it.includes("Content Security Policy")), "the policy says that it stopped something");
  },
  async "large and empty graphs open"() {
    for (const [name, count] of [["1000", "1,000"], ["10000", "10,000"], ["chain", "10,000"], ["empty", "0"]]) {
      const took = await page.open(address(name));
      deepStrictEqual(await text("#match-count"), `${count} bindings`);
      deepStrictEqual(page.complaints(), []);
      console.log(`  ${name}: opens in ${took.toFixed(0)} ms`);
    }
    await page.open(address("chain", "Cafe.Shop:Cafe.Step9999"));
    deepStrictEqual(await text("#answer-why h3"), "Why does it exist?9,999 steps");
    deepStrictEqual(await text("#answer-needed-by h3"), "What needs it?1 directly, 9,999 in all");
    deepStrictEqual(page.complaints(), []);
  },
  async "search in 1,000 bindings answers within a second"() {
    await page.open(address("1000"));
    const times = [];
    for (const key of ["o", "e", "h", "m", "u"]) times.push(await searchTime(key));
    const [seen, within] = ["seen", "within"].map((side) => median(times.map((time) => time[side])));
    console.log(`  median of ${times.length}: ${seen.toFixed(1)} ms from the key press to the count, ${within.toFixed(1)} ms of it in the page`);
    ok(seen < 1000);
  },
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
    deepStrictEqual(page.complaints().filter((it) => !name.includes("policy") || it.startsWith("Uncaught")), []);
    console.log(`ok      ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${name}\n${error.message}`);
  }
}
await close();
rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
console.log(`${Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
