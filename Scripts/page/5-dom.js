// Making elements. Texts of the graph only ever become text nodes and attributes, never markup.

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function make(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function draw(tag, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function byID(id) {
  return document.getElementById(id);
}

function counted(count, singular, plural = `${singular}s`) {
  return `${grouped(count)} ${count === 1 ? singular : plural}`;
}

/** A number with commas, the same in every language of the browser. */
function grouped(count) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Strokes in a square of 16, one for each kind of binding. */
const kindShapes = {
  factory: "M11 2.5c-2.2-.6-3 .6-3.3 2.5L6.5 11.5C6.2 13.3 5.4 14 4 13.5M5 6.5h5.5",
  value: "M4 6h8M4 10h8",
  provider: "M3 8h7M7.5 5 10.5 8l-3 3M13 4v8",
  alias: "M3 5v3.5h9M9.5 5.5l3 3-3 3",
  seed: "M8 13.5C3.5 10.5 4 5.5 8 2.5c4 3 4.5 8 0 11ZM8 13.5V8",
  contribution: "M8 3.5v9M3.5 8h9",
  collection: "M5.5 3H3.5v10h2M10.5 3h2v10h-2M8 6v.01M8 10v.01",
  componentFactory: "M3 3h10v10H3ZM6 8h4M8 6v4",
  assistedFactory: "M9 2.5c-2-.6-2.7.6-3 2.3L4.8 11c-.3 1.8-1 2.4-2.3 2M3.5 6.5h4.5M11.5 8.5v5M9 11h5",
  decorator: "M2.5 2.5h11v11h-11ZM6 6h4v4H6Z",
  propertyInjector: "M12.5 3.5 8 8M10.5 2.5l3 3M9 7l-4.5 4.5M5.5 8.5l2 2M4.5 11.5l-2 2",
};

function kindIcon(kind) {
  return draw("svg", { class: "kind", viewBox: "0 0 16 16", "aria-hidden": "true" }, kindShape(kind));
}

function kindShape(kind) {
  return draw("path", { d: kindShapes[kind] ?? kindShapes.value });
}

/** A ring for shared bindings: full for shared, with a core for eager, broken for weak. */
function sharingShape(sharing) {
  if (sharing === "unshared") return null;
  return draw("g", { class: `sharing ${sharing}` },
    draw("circle", { cx: 8, cy: 8, r: 5 }), sharing === "weak" ? null : draw("circle", {
      class: "core", cx: 8, cy: 8, r: sharing === "eager" ? 5 : 2 }));
}

function sharingIcon(sharing) {
  const shape = sharingShape(sharing);
  if (!shape) return null;
  return draw("svg", { class: "mark", viewBox: "0 0 16 16", role: "img", "aria-label": sharings[sharing] ?? sharing },
    draw("title", {}, sharings[sharing] ?? sharing), shape);
}

/** Effects and hooks; the inherited main actor has the sign of the main actor, but only its outline. */
const markShapes = {
  onMainActor: "M5 11V5.2l3 3.6 3-3.6V11",
  inherited: "M5 11V5.2l3 3.6 3-3.6V11",
  throwing: "M9 2 4.5 9H8l-1 5 4.5-7H8Z",
  asynchronous: "M4 2.5h8L4 13.5h8Z",
  hooks: "M8 2v5.5M5 4.2a5 5 0 1 0 6 0",
  opaque: "M5.5 5.5a2.5 2.5 0 1 1 3.6 2.2Q8 8.3 8 9.8M8 12v1",
  default: "M3 12h10M8 3v6M5.5 6.5 8 9l2.5-2.5",
};

function markShape(mark) {
  const isMain = mark === "onMainActor" || mark === "inherited";
  return draw("g", { class: `trait ${mark}` },
    isMain && draw("rect", { x: 2, y: 2, width: 12, height: 12, rx: 3 }), draw("path", { d: markShapes[mark] }));
}

function markIcon(mark, words = marks[mark].words) {
  return draw("svg", { class: "mark", viewBox: "0 0 16 16", role: "img", "aria-label": words },
    draw("title", {}, words), markShape(mark));
}

/** The marks of a binding's own effects, for a list. */
function effectIcons(binding) {
  return marksOf(binding).filter((mark) => mark !== "inherited" && mark !== "hooks").map((mark) => markIcon(mark));
}

/** Severities differ in shape, not in color alone. */
const severityShapes = {
  error: ["M5.2 1.5h5.6l3.7 3.7v5.6l-3.7 3.7H5.2L1.5 10.8V5.2Z", "M5.5 5.5l5 5M10.5 5.5l-5 5"],
  warning: ["M8 1.5 15 14H1Z", "M8 6v4M8 12v.01"],
  note: ["M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z", "M8 7.5V11.5M8 4.8v.01"],
};

function severityShape(severity) {
  const [outline, sign] = severityShapes[severity] ?? severityShapes.note;
  return draw("g", { class: `severity ${severity}` },
    draw("path", { class: "outline", d: outline }), draw("path", { class: "sign", d: sign }));
}

function severityIcon(severity) {
  return draw("svg", { class: "mark", viewBox: "0 0 16 16", role: "img", "aria-label": severity },
    draw("title", {}, severity), severityShape(severity));
}

/** The highest severity of some problems. */
function gravest(problems) {
  return severities.find((severity) => problems.some((problem) => problem.severity === severity)) ?? "note";
}

/** A short piece of the line that edges of a kind are drawn with. */
function edgeSample(kind) {
  return draw("svg", { class: "sample", viewBox: "0 0 36 10", "aria-hidden": "true" },
    draw("path", { class: `edge ${kind}`, d: "M1 5H28" }),
    draw("path", { class: `head ${edgeKinds[kind]?.later ? "later" : ""}`, d: "M28 1.5 34.5 5 28 8.5Z" }));
}
