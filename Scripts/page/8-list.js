// The list of bindings, by component. Only the rows in sight are in the document.

const headHeight = 32;
const rowHeight = 44;

function makeList(graph, box, holder, actions) {
  const collapsed = new Set();
  let ranks = [];
  let terms = [];
  let rows = [];
  let tops = [];
  let cursor = -1;
  let selected = -1;

  /** Lists the matches; returns the best one. */
  function show(nextRanks, nextTerms) {
    ranks = nextRanks;
    terms = nextTerms;
    rebuild();
    let best = -1;
    ranks.forEach((rank, index) => { if (rank >= 0 && (best < 0 || rank > ranks[best])) best = index; });
    cursor = terms.length > 0 ? rows.findIndex((row) => row.binding === best) : -1;
    box.scrollTop = 0;
    if (cursor >= 0) scrollTo(cursor);
    draw();
    return best;
  }

  function rebuild() {
    rows = [];
    for (const component of graph.components) {
      const found = component.bindings.filter((index) => ranks[index] >= 0);
      if (found.length === 0 && (terms.length > 0 || component.bindings.length > 0)) continue;
      rows.push({ component, count: found.length });
      if (collapsed.has(component.index)) continue;
      if (terms.length > 0) found.sort((a, b) => ranks[b] - ranks[a] || a - b);
      for (const binding of found) rows.push({ binding });
    }
    tops = [];
    let top = 0;
    for (const row of rows) {
      tops.push(top);
      top += row.component ? headHeight : rowHeight;
    }
    tops.push(top);
    holder.style.height = `${top}px`;
  }

  function draw() {
    const [from, to] = [box.scrollTop - 200, box.scrollTop + box.clientHeight + 200];
    let first = 0;
    let last = rows.length;
    while (first < last) {
      const middle = (first + last) >> 1;
      if (tops[middle + 1] <= from) first = middle + 1; else last = middle;
    }
    const elements = [];
    for (let index = first; index < rows.length && tops[index] < to; index += 1) elements.push(makeRow(index));
    holder.replaceChildren(...elements);
    const id = cursor >= 0 ? `row-${cursor}` : "";
    for (const element of [box, byID("search")]) element.setAttribute("aria-activedescendant", id);
  }

  function makeRow(index) {
    const { component, count, binding: number } = rows[index];
    const element = component ? makeHead(component, count) : makeEntry(graph.bindings[number]);
    element.id = `row-${index}`;
    element.style.top = `${tops[index]}px`;
    element.setAttribute("role", "treeitem");
    if (index === cursor) element.classList.add("cursor");
    return element;
  }

  function makeHead(component, count) {
    const isOpen = !collapsed.has(component.index);
    return make("div", {
      class: `row head hue-${component.index % hues}`, "aria-level": 1, "aria-expanded": String(isOpen),
      title: [component.name, component.built].filter(Boolean).join(", "),
      onclick: () => toggle(component),
    }, make("span", { class: "twist", "aria-hidden": "true" }, isOpen ? "▾" : "▸"),
    make("span", { class: "swatch", "aria-hidden": "true" }), make("b", {}, component.name),
    component.scope && make("span", { class: "quiet" }, component.scope), make("span", { class: "count" }, grouped(count)));
  }

  function makeEntry(binding) {
    return make("div", {
      class: `row entry hue-${binding.component.index % hues}`, "aria-level": 2,
      "aria-selected": String(binding.index === selected), title: binding.key,
      onclick: () => actions.select(binding.index),
    }, kindIcon(binding.kind),
    make("span", { class: "text" },
      make("span", { class: "name" }, cutAtTerms(binding.name, terms).map(([text, isFound]) => isFound ? make("mark", {}, text) : text)),
      make("span", { class: "quiet" }, [binding.detail, binding.module].filter(Boolean).join(" · ")
        || (binding.isRoot ? `root of ${binding.component.name}` : bindingKinds[binding.kind] ?? binding.kind))),
    effectIcons(binding), sharingIcon(binding.sharing), binding.problems.length > 0 && severityIcon(gravest(binding.problems)));
  }

  function toggle(component) {
    if (!collapsed.delete(component.index)) collapsed.add(component.index);
    rebuild();
    draw();
  }

  function scrollTo(index) {
    const [top, bottom] = [tops[index], tops[index + 1]];
    // The head of the first group stays visible with its first entry.
    if (top < box.scrollTop + headHeight) box.scrollTop = Math.max(0, top - headHeight - 8);
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight + 8;
  }

  function move(step) {
    if (rows.length === 0) return;
    if (cursor < 0) cursor = rows.findIndex((row) => row.binding === selected);
    cursor = Math.max(0, Math.min(rows.length - 1, cursor + step));
    scrollTo(cursor);
    draw();
  }

  /** Handles a key; returns whether the list uses it. */
  function press(key) {
    const row = rows[cursor];
    const page = Math.max(1, Math.floor(box.clientHeight / rowHeight) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[key];
    if (steps) move(steps);
    else if (key === "Enter" && row?.component) toggle(row.component);
    else if (key === "Enter" && row) actions.select(row.binding);
    else return false;
    return true;
  }

  function fold(isOpen) {
    const component = rows[cursor]?.component;
    if (component && collapsed.has(component.index) === isOpen) toggle(component);
  }

  /** Marks the selected binding, and scrolls to it. */
  function mark(index) {
    selected = index;
    const row = index < 0 ? -1 : rows.findIndex((other) => other.binding === index);
    if (row >= 0) {
      cursor = row;
      scrollTo(row);
    }
    draw();
  }

  box.addEventListener("scroll", draw, { passive: true });
  new ResizeObserver(draw).observe(box);
  return { show, press, fold, mark };
}
