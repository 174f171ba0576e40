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

const checks = {
  async "the three answers are right"() {
    await page.open(address("shop", "Cafe.Shop:Cafe.Heater"));
    deepStrictEqual(await names("#answer-why"), ["CoffeeMaker", "Heater"]);
    deepStrictEqual(await names("#answer-needed-by > ul"), ["CoffeeMaker", "Pump", "Order"]);
    deepStrictEqual(await text("#answer-needed-by h3"), "What needs it?3 directly, 4 in all");
    await page.ask(`document.querySelector("#answer-needed-by details").open = true`);
    await page.ask("new Promise((done) => setTimeout(done))");
    deepStrictEqual(await names("#answer-needed-by details"), ["ComponentFactory<Kiosk>"]);
    deepStrictEqual(await names("#answer-needs > ul"), ["Boiler"]);
    await page.open(address("shop", "Cafe.Shop/Cafe.Kiosk:Cafe.Menu"));
    deepStrictEqual(await names("#answer-why"), ["CoffeeMaker", "ComponentFactory<Kiosk>", "Order", "Menu"]);
    deepStrictEqual(await text("#answer-needs .plain"), "Nothing.");
    await page.open(address("shop", "Cafe.Shop:Cafe.<img src=x onerror=alert(1)></script>"));
    deepStrictEqual(await text("#answer-why .plain"), "Not reachable from any root.");
  },
  async "what is missing stands on its node and in the list of problems"() {
    await page.open(address("shop", "Cafe.Shop:Cafe.Boiler"));
    deepStrictEqual(await text("#answer-needs .lack .text"), "Watermissing (direct)");
    deepStrictEqual(await text("#problems-here summary"), "errorno binding for 'Water'");
    deepStrictEqual(await names("#problems-here"), ["Boiler", "CoffeeMaker"]);
    deepStrictEqual(await page.ask(`document.querySelectorAll("#picture .missing.node").length`), 1);
    await page.press("Escape");
    deepStrictEqual(await text("#all-problems summary"), "errorno binding for 'Water'");
  },
  async "keys search, select, walk and go back"() {
    await page.open(address("shop"));
    deepStrictEqual(await text("#match-count"), "8 bindings");
    await page.press("/");
    await page.type("heat");
    deepStrictEqual(await text("#match-count"), "1 of 8 bindings");
    await page.press("Enter", "\r");
    deepStrictEqual(await selected(), "Cafe.Shop:Cafe.Heater");
    await page.press("Escape");
    deepStrictEqual(await text("#match-count"), "8 bindings");
    await page.press("ArrowDown");
    await page.press("Enter", "\r");
    deepStrictEqual(await selected(), "Cafe.Shop:Cafe.Pump");
    await page.ask("history.back(), new Promise((done) => addEventListener('popstate', done, { once: true }))");
    deepStrictEqual(await text("#details-pane h2"), "Heater");
    await page.ask(`document.getElementById("canvas").focus()`);
    await page.press("ArrowRight");
    await page.press("Enter", "\r");
    deepStrictEqual(await selected(), "Cafe.Shop:Cafe.Boiler");
    await page.press("n");
    deepStrictEqual(await text("#caption"), "4 of 5 that need it, 0 of 0 that it needs");
    await page.press("]");
    deepStrictEqual(await text("#caption"), "5 of 5 that need it, 0 of 0 that it needs");
    await page.press("Escape");
    deepStrictEqual(await selected(), "");
    deepStrictEqual(await text("#details-pane h2"), "Coffee <shop>");
    await page.press("t");
    ok(["dark", "light"].includes(await page.ask("document.documentElement.dataset.theme")));
  },
  async "search finds initials, several words, places and filters"() {
    await page.open(address("shop"));
    for (const [query, count] of [["cm", 1], ["brewing pu", 1], ["shop.swift:31", 1], ["is:shared", 3], ["has:problem is:root", 1], ["tea", 0]]) {
      await page.ask(`document.getElementById("search").value = ${JSON.stringify(query)}; document.getElementById("search").dispatchEvent(new Event("input"))`);
      deepStrictEqual([query, await text("#match-count")], [query, `${count} of 8 bindings`]);
    }
  },
  async "modules say why they were chosen"() {
    await page.open(address("shop"));
    deepStrictEqual(await page.ask(`[...document.querySelectorAll("#choices li")].map((item) => item.textContent.trim())`), [
      'BrewingModule chosen in Shop because profile "demo" is not active Cafe/Shop.swift:4',
      'a group of bindings not chosen in Shop because profile "demo" is not active Cafe/Shop.swift:5',
    ]);
    await page.open(address("shop", "Cafe.Shop:Cafe.Heater"));
    deepStrictEqual(await page.ask(`[...document.querySelectorAll("#details-pane .facts dd")].map((item) => item.textContent)`)
      .then((facts) => facts.includes('because profile "demo" is not active')), true);
    await page.open(address("cafe"));
    deepStrictEqual(await page.ask(`document.querySelector("#choices")`), null);
  },

  async "effects and hooks stand on the bindings, and what a build makes first in order"() {
    const fact = (term) => page.ask(`[...document.querySelectorAll(".facts dt")].find((it) => it.textContent === ${JSON.stringify(term)})?.nextSibling.textContent ?? null`);
    const titles = (selector) => page.ask(`[...document.querySelectorAll(${JSON.stringify(`${selector} .mark title`)})].map((it) => it.textContent)`);
    await page.open(address("cafe"));
    deepStrictEqual(await names("#first-0"), ["CacheFolder", "Database", "Session"]);
    deepStrictEqual(await names("#first-1"), ["Ledger"]);
    for (const component of [2, 3]) deepStrictEqual(await names(`#first-${component}`), ["Printer"]);
    deepStrictEqual(await page.ask(`[...document.querySelectorAll("#first-0 .kind-words")].map((it) => it.textContent)`), ["", "after CacheFolder", "after CacheFolder"]);
    deepStrictEqual(await fact("Main actor"), "5 (38 %)");
    deepStrictEqual(await fact("Throw or await"), "5");
    deepStrictEqual(await page.ask(`[...document.querySelectorAll("#filters button")].map((it) => it.textContent)`),
      ["Shared", "Main actor", "Async", "Throws", "Hooks", "Roots"]);
    for (const [query, count] of [["is:main", 5], ["is:async", 4], ["is:throwing", 1], ["has:hook", 3], ["main actor", 5], ["starts", 2]]) {
      await page.ask(`document.getElementById("search").value = ${JSON.stringify(query)}; document.getElementById("search").dispatchEvent(new Event("input"))`);
      deepStrictEqual([query, await text("#match-count")], [query, `${count} of 13 bindings`]);
    }
    await page.open(address("cafe", "Cafe.Cafe:Cafe.Session"));
    deepStrictEqual(await fact("Made"), "made on the main actormade asynchronouslyasynchronously, on the main actor, first, by the build of Cafe");
    deepStrictEqual(await fact("Hooks"), "has functions that start, stop or dispose of itstopped");
    await page.open(address("cafe", "Cafe.Cafe:Cafe.Printer"));
    deepStrictEqual(await fact("Made"), "made asynchronouslyasynchronously, first, by the build of Orders or Receipts");
    await page.open(address("cafe", "Cafe.Cafe:Cafe.MenuModel"));
    deepStrictEqual(await fact("Main actor"), "on the main actor because of a dependency or its sharingbecause of Theme");
    deepStrictEqual(await fact("Made"), null);
    deepStrictEqual(await titles("#answer-needs > ul"), ["made on the main actor", "one instance in its component", "made asynchronously", "one instance, made before the root"]);
    await page.open(address("cafe", "Cafe.Cafe:Cafe.ComponentFactory<Counter>"));
    deepStrictEqual(await fact("Builds"), "Counter, built asynchronously on the main actor");
    await page.open(address("cafe", "Cafe.Cafe:Cafe.MainScreen"));
    deepStrictEqual(await fact("Root"), "of Cafe, built asynchronously on the main actor");
    await page.open(address("shop"));
    deepStrictEqual(await page.ask("document.querySelectorAll('.trait').length"), 0);
    deepStrictEqual(page.complaints(), []);
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
