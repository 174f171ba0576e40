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

/** The class of a component's color. */
function hue(component) {
  return `hue-${component.index % 8}`;
}

/** The highest severity of some problems; null for none. */
function gravest(problems) {
  return ["error", "warning", "note"].find((severity) => problems.some((problem) => problem.severity === severity)) ?? null;
}

/** A list that shows only its beginning until the rest is requested. */
function cappedList(tag, items, makeItem, limit = 40) {
  const list = make(tag, { class: "links" }, items.slice(0, limit).map((item) => make("li", {}, makeItem(item))));
  if (items.length > limit) {
    const rest = make("button", { type: "button", class: "rest", onclick: () => {
      rest.parentElement.remove();
      list.append(...items.slice(limit).map((item) => make("li", {}, makeItem(item))));
    } }, `${grouped(items.length - limit)} more`);
    list.append(make("li", {}, rest));
  }
  return list;
}

/** A button that selects a binding. */
function bindingLink(binding, select, ...words) {
  return make("button", {
    type: "button", class: `link ${hue(binding.component)} ${gravest(binding.problems) ?? ""}`, title: binding.key, onclick: () => select(binding),
  }, make("span", { class: "text" }, make("span", { class: "name" }, binding.name), make("span", { class: "quiet" },
    [binding.detail, ...binding.traits].filter(Boolean).join(", "))), make("span", { class: "kind-words" }, words));
}
