// SPDX-License-Identifier: Apache-2.0
// A headless Chromium, driven over the DevTools protocol through a pair of pipes; needs nothing but Node.

import { spawn } from "node:child_process";

const programs = [process.env.CHROMIUM, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function start(profile) {
  const flags = [
    "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
    "--window-size=1440,900", `--user-data-dir=${profile}`, "about:blank",
  ];
  const attempt = ([program, ...rest]) => new Promise((resolve, reject) => {
    const child = spawn(program, flags, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    child.once("spawn", () => resolve(child));
    child.once("error", () => (rest.length > 0 ? attempt(rest).then(resolve, reject) : reject(new Error("there is no Chromium; name one in CHROMIUM"))));
  });
  return attempt(programs.filter(Boolean));
}

/** Opens a browser; `complaints` collects what pages log, what the policy stops and what they ask the network for. */
export async function openBrowser(profile) {
  const child = await start(profile);
  const waiting = new Map();
  const events = [];
  let listeners = [];
  let rest = "";
  let last = 0;
  child.stdio[4].on("data", (chunk) => {
    const parts = (rest + chunk).split("\0");
    rest = parts.pop();
    for (const part of parts) receive(JSON.parse(part));
  });

  function receive(message) {
    if (message.id) {
      const { resolve, reject } = waiting.get(message.id);
      waiting.delete(message.id);
      return message.error ? reject(new Error(message.error.message)) : resolve(message.result);
    }
    events.push(message);
    listeners = listeners.filter(({ method, resolve }) => method !== message.method || resolve(message.params));
    return undefined;
  }

  const sendTo = (sessionId) => (method, params = {}) => new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    child.stdio[3].write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
  });
  const next = (method) => new Promise((resolve) => listeners.push({ method, resolve: (params) => { resolve(params); return false; } }));

  const toBrowser = sendTo(undefined);
  const { targetInfos } = await toBrowser("Target.getTargets");
  const { targetId } = targetInfos.find((target) => target.type === "page");
  const { sessionId } = await toBrowser("Target.attachToTarget", { targetId, flatten: true });
  const send = sendTo(sessionId);
  for (const domain of ["Page", "Runtime", "Log", "Network", "Audits"]) await send(`${domain}.enable`);

  const page = {
    send,
    /** Loads a page; gives the milliseconds until its script has run. */
    async open(address) {
      const begun = performance.now();
      const loaded = next("Page.loadEventFired");
      await send("Page.navigate", { url: "about:blank" });
      await loaded;
      events.length = 0;
      const ready = next("Page.loadEventFired");
      await send("Page.navigate", { url: address });
      await ready;
      return performance.now() - begun;
    },
    async ask(expression) {
      const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async press(key, text) {
      const code = { Enter: 13, Escape: 27, ArrowDown: 40, ArrowUp: 38, ArrowLeft: 37, ArrowRight: 39 }[key] ?? key.toUpperCase().charCodeAt(0);
      const common = { key, windowsVirtualKeyCode: code, ...(text === undefined && key.length > 1 ? {} : { text: text ?? key }) };
      await send("Input.dispatchKeyEvent", { type: "keyDown", ...common });
      await send("Input.dispatchKeyEvent", { type: "keyUp", key, windowsVirtualKeyCode: code });
    },
    async type(text) {
      for (const letter of text) await page.press(letter);
    },
    /** A picture of what is seen, as the bytes of a PNG. */
    async picture(width, height, isDark = false) {
      await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
      await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: isDark ? "dark" : "light" }] });
      await page.ask("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
      return Buffer.from((await send("Page.captureScreenshot", { format: "png" })).data, "base64");
    },
    /** What went wrong since the page was opened. */
    complaints() {
      return events.flatMap(({ method, params }) => {
        if (method === "Runtime.exceptionThrown") return [params.exceptionDetails.exception?.description ?? params.exceptionDetails.text];
        if (method === "Runtime.consoleAPICalled") return [`console.${params.type}`];
        if (method === "Log.entryAdded") return [params.entry.text];
        if (method === "Audits.issueAdded" && params.issue.code === "ContentSecurityPolicyIssue") return ["stopped by the Content Security Policy"];
        if (method === "Network.requestWillBeSent" && !params.request.url.startsWith("file:")) return [`asks for ${params.request.url}`];
        return [];
      });
    },
  };
  const close = () => new Promise((resolve) => {
    child.once("exit", resolve);
    toBrowser("Browser.close").catch(() => child.kill());
  });
  return { page, close };
}
