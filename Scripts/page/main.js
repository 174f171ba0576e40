// Connects the parts: the selection, the search, the keys.

const graph = readGraph(JSON.parse(byID("graph-data").textContent));
graph.grouping = groupsOf(graph);
for (const group of graph.grouping.groups) {
  group.problems = group.bindings.flatMap((index) => graph.bindings[index].problems);
}
const searchIndex = makeSearchIndex(graph);
const isSmall = graph.bindings.length <= wholeLimit;
const state = { selected: -1, group: -1, view: "map", hops: 0, query: "", ranks: [], best: -1, expanded: new Set() };
const indexOfID = new Map(graph.bindings.map((binding) => [binding.id, binding.index]));

const actions = {
  select(index) {
    const hash = index < 0 ? "" : `#${encodeURIComponent(graph.bindings[index].id)}`;
    if (location.hash !== hash) history.pushState(null, "", hash || location.pathname + location.search);
    follow(index);
    showPane(index < 0 ? "list" : "details");
  },
  selectGroup(index) {
    Object.assign(state, { selected: -1, group: index, view: "map" });
    list.mark(-1);
    refresh();
    showPane("details");
  },
  choose(node) {
    if (node.binding) actions.select(node.binding.index);
    else if (node.group) actions.selectGroup(node.group.index);
    else if (node.missing) actions.select(node.missing.from[0].binding);
  },
  expand(index, side) {
    state.expanded.add(`${index}:${side}`);
    showScene(true);
  },
  search(text) {
    byID("search").value = text;
    search(text);
    showPane("list");
  },
};

const list = makeList(graph, byID("list"), byID("rows"), actions);
const view = makeGraphView(byID("canvas"), actions);

function follow(index) {
  const before = state.selected;
  Object.assign(state, { selected: index, group: -1 });
  if (index !== before) {
    state.expanded.clear();
    state.hops = 0;
    if (index >= 0 && !isSmall) state.view = "around";
    if (index < 0 && !isSmall) state.view = "map";
  }
  list.mark(index);
  refresh();
}

function refresh() {
  showScene(false);
  const details = byID("details-pane");
  const content = state.selected >= 0 ? bindingDetails(graph, state.selected, actions)
    : state.group >= 0 ? groupDetails(graph, state.group, actions) : overviewDetails(graph, actions);
  details.replaceChildren(...content.flat(Infinity).filter(Boolean));
  details.scrollTop = 0;
  document.title = state.selected >= 0 ? `${graph.bindings[state.selected].name} · ${graph.title}` : graph.title;
}

function makeScene() {
  if (graph.bindings.length === 0) return { nodes: [], edges: [], bands: [], kind: "whole", caption: "No bindings" };
  if (state.view === "map") return isSmall ? wholeScene(graph) : groupScene(graph);
  const focus = state.selected >= 0 ? state.selected : Math.max(0, graph.components[0].root);
  state.hops ||= goodHops(graph, focus);
  return aroundScene(graph, focus, state.hops, state.expanded);
}

function showScene(isChanged) {
  const key = state.view === "map" ? "map" : `around ${state.selected} ${state.hops}`;
  if (isChanged || key !== showScene.key) {
    const scene = makeScene();
    showScene.key = state.view === "map" ? "map" : `around ${state.selected} ${state.hops}`;
    view.show(scene);
    showLegend(scene);
    byID("caption").textContent = scene.caption;
    byID("hop-count").textContent = counted(state.hops, "step");
    byID("hops").hidden = state.view === "map";
    for (const name of ["map", "focus"]) {
      byID(`view-${name}`).setAttribute("aria-pressed", String((name === "map") === (state.view === "map")));
    }
    const home = scene.kind === "around" ? scene.nodes.findIndex((node) => node.binding?.index === scene.focus)
      : scene.nodes.findIndex((node) => node.isFirst);
    view.fit(home, { around: 0.72, whole: 0.56, groups: 0.5 }[scene.kind]);
  }
  const index = view.find((node) => node.binding ? node.binding.index === state.selected : node.group && node.group.index === state.group);
  if (index >= 0) view.setCursor(index);
  paint();
}

/** Marks the selection and its ancestors and descendants, or else the matches of the search. */
function paint() {
  const scene = view.scene;
  const isSearching = readQuery(state.query).terms.length + readQuery(state.query).filters.length > 0;
  if (scene.kind === "groups") {
    const group = graph.grouping.groups[state.group];
    view.paint((node) => {
      if (group) {
        if (node.group === group) return "selected";
        return group.needs.has(node.group.index) ? "down" : group.neededBy.has(node.group.index) ? "up" : "far";
      }
      return isSearching && !node.group.bindings.some((index) => state.ranks[index] >= 0) ? "far" : "";
    }, (from, to) => !group ? "idle" : from.group === group ? "down" : to.group === group ? "up" : "idle");
    return;
  }
  if (state.selected < 0) {
    view.paint((node) => isSearching && !(state.ranks[node.binding?.index] >= 0) ? "far" : "", () => isSearching ? "far" : "");
    return;
  }
  const sides = ["neededBy", "needs"].map((side) => new Set(reach(graph, state.selected, side).map(({ index }) => index)));
  const [above, below] = sides;
  const way = new Set((wayTo(graph, state.selected) ?? []).map((edge) => `${edge.from}:${edge.to}`));
  const onWay = new Set([...way].flatMap((pair) => pair.split(":").map(Number)));
  const isIn = (set, binding) => binding && (binding.index === state.selected || set.has(binding.index));
  view.paint((node) => {
    if (node.missing) return node.missing.from.some(({ binding }) => isIn(below, graph.bindings[binding])) ? "down" : "far";
    const index = node.binding.index;
    if (index === state.selected) return "selected";
    const side = above.has(index) ? "up" : below.has(index) ? "down" : "far";
    return onWay.has(index) ? `${side} way` : side;
  }, (from, to) => {
    if (to.missing) return isIn(below, from.binding) ? "down" : "far";
    if (way.has(`${from.binding.index}:${to.binding.index}`)) return "way";
    return isIn(above, from.binding) && isIn(above, to.binding) ? "up"
      : isIn(below, from.binding) && isIn(below, to.binding) ? "down" : "far";
  });
}

function showLegend(scene) {
  const known = Object.keys(edgeKinds).filter((kind) => scene.edges.some((edge) => edge.kind === kind));
  const row = (sample, word, words) => make("li", { title: words }, sample, word);
  const shared = ["shared", "eager", "weak"].filter((kind) => scene.nodes.some((node) => node.binding?.sharing === kind));
  const rows = scene.kind === "groups" ? [
    row(edgeSample("direct"), "dependencies: the more, the thicker"), row(edgeSample("provider"), "dependencies through providers and factories only"),
  ] : [
    known.map((kind) => row(edgeSample(kind), edgeKinds[kind].label, edgeKinds[kind].words)),
    Object.keys(marks).filter((mark) => scene.nodes.some(({ binding }) => binding && marksOf(binding).includes(mark)))
      .map((mark) => row(markIcon(mark), marks[mark].label, marks[mark].words)),
    shared.map((kind) => row(sharingIcon(kind), kind === "shared" ? kind : `shared: ${kind}`, sharings[kind])),
  ];
  byID("legend").replaceChildren(...rows.flat());
  byID("legend").hidden = rows.flat().length === 0;
}

function search(text) {
  state.query = text;
  const query = readQuery(text);
  state.ranks = rankAll(graph, searchIndex, query);
  const count = state.ranks.reduce((sum, rank) => sum + (rank >= 0 ? 1 : 0), 0);
  const total = graph.bindings.length;
  const isAll = query.terms.length + query.filters.length === 0;
  byID("match-count").textContent = isAll ? counted(total, "binding") : `${grouped(count)} of ${counted(total, "binding")}`;
  for (const button of byID("filters").children) {
    button.setAttribute("aria-pressed", String(query.filters.includes(button.dataset.word)));
  }
  state.best = list.show(state.ranks, query.terms.length + query.filters.length > 0 ? query.terms.concat(query.filters) : []);
  if (view.scene) paint();
}

function toggleFilter(word) {
  const words = state.query.trim().split(/\s+/).filter(Boolean);
  const rest = words.filter((other) => other !== word);
  const text = rest.length < words.length ? rest.join(" ") : [...words, word].join(" ");
  byID("search").value = text;
  search(text);
}

function setView(name) {
  state.view = name;
  if (name === "around" && state.selected < 0) {
    actions.select(Math.max(0, graph.components[0]?.root ?? 0));
    state.view = name;
  }
  showScene(false);
}

function setHops(hops) {
  state.hops = Math.max(1, Math.min(9, hops));
  showScene(false);
}

function showPane(name) {
  document.body.dataset.pane = name;
  for (const button of byID("panes").children) button.setAttribute("aria-pressed", String(button.dataset.pane === name));
  if (name === "graph") view.fit(view.find((node) => node.binding?.index === state.selected), 0.62);
}

function toggleWide() {
  const isWide = document.body.toggleAttribute("data-wide");
  byID("wide").setAttribute("aria-pressed", String(isWide));
  view.fit(view.find((node) => node.binding ? node.binding.index === state.selected : node.isFirst), 0.62);
}

function readStored(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}

function setTheme(theme) {
  const isDark = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  if (theme) document.documentElement.dataset.theme = theme;
  byID("theme").textContent = isDark ? "☀" : "☾";
  byID("theme").setAttribute("aria-label", isDark ? "Switch to light" : "Switch to dark");
}

function toggleTheme() {
  const current = document.documentElement.dataset.theme
    ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const next = current === "dark" ? "light" : "dark";
  setTheme(next);
  try { localStorage.setItem("di-theme", next); } catch { /* A page from a file may not store anything. */ }
}

const keys = [
  ["/", "search"], ["↓ ↑ Enter", "move through the results, and select"], ["Esc", "clear the search, then the selection"],
  ["← → ↑ ↓", "move from binding to binding in the graph"], ["m", "map"], ["n", "the surroundings of the selected binding"],
  ["f", "fit the picture"], ["w", "only the graph"], ["+ −", "zoom"], ["[ ]", "fewer or more steps in the surroundings"], ["t", "light or dark"], ["?", "these keys"],
];

function showKeys() {
  const dialog = byID("keys");
  if (dialog.open) return dialog.close();
  dialog.replaceChildren(make("h2", {}, "Keys"), make("dl", {}, keys.map(([key, words]) =>
    [make("dt", {}, key.split(" ").map((part) => make("kbd", {}, part))), make("dd", {}, words)])),
  make("button", { type: "button", onclick: () => dialog.close() }, "Close"));
  return dialog.showModal();
}

const keyActions = {
  "/": () => byID("search").focus(), m: () => setView("map"), n: () => setView("around"), f: () => view.fit(),
  "+": () => view.zoom(1.25), "=": () => view.zoom(1.25), "-": () => view.zoom(0.8), t: toggleTheme, w: toggleWide, "?": showKeys,
  "[": () => setHops(state.hops - 1), "]": () => setHops(state.hops + 1),
};

function pressEscape() {
  const field = byID("search");
  if (field.value) {
    field.value = "";
    search("");
    list.mark(state.selected);
  } else if (document.activeElement === field) field.blur();
  else actions.select(-1);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || byID("keys").open) return;
  const inSearch = event.target === byID("search");
  const inList = event.target === byID("list");
  if (event.key === "Escape") pressEscape();
  else if ((inSearch || inList) && list.press(event.key)) { /* The list has moved. */ }
  else if (inList && (event.key === "ArrowLeft" || event.key === "ArrowRight")) list.fold(event.key === "ArrowRight");
  else if (inSearch && event.key === "Enter" && state.best >= 0) actions.select(state.best);
  else if (!inSearch && keyActions[event.key]) keyActions[event.key]();
  else return;
  event.preventDefault();
});

function followAddress() {
  let id = "";
  try { id = decodeURIComponent(location.hash.slice(1)); } catch { id = location.hash.slice(1); }
  follow(indexOfID.get(id) ?? -1);
}

byID("title").textContent = graph.title;
byID("summary").replaceChildren(make("span", {}, counted(graph.bindings.length, "binding")),
  make("span", {}, counted(graph.components.length, "component")), make("span", {}, counted(graph.edgeCount, "need")),
  ...severities.filter((severity) => graph.problems.some((problem) => problem.severity === severity)).map((severity) =>
    make("button", { type: "button", onclick: () => { actions.select(-1); showPane("details"); } }, severityIcon(severity),
      counted(graph.problems.filter((problem) => problem.severity === severity).length, severity))));
byID("filters").append(...Object.entries(filters).filter(([, { test }]) => graph.bindings.some((binding) => test(graph, binding)))
  .map(([word, { label }]) => make("button", { type: "button", "data-word": word, "aria-pressed": "false", title: word,
    onclick: () => toggleFilter(word) }, label)));
byID("search").addEventListener("input", (event) => search(event.target.value));
byID("theme").addEventListener("click", toggleTheme);
byID("help").addEventListener("click", showKeys);
byID("view-map").addEventListener("click", () => setView("map"));
byID("view-focus").addEventListener("click", () => setView("around"));
byID("fewer-hops").addEventListener("click", () => setHops(state.hops - 1));
byID("more-hops").addEventListener("click", () => setHops(state.hops + 1));
byID("wide").append(draw("svg", { class: "kind", viewBox: "0 0 16 16", "aria-hidden": "true" },
  draw("path", { d: "M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" })));
byID("wide").addEventListener("click", toggleWide);
byID("zoom-in").addEventListener("click", () => view.zoom(1.25));
byID("zoom-out").addEventListener("click", () => view.zoom(0.8));
byID("zoom-fit").addEventListener("click", () => view.fit());
for (const button of byID("panes").children) button.addEventListener("click", () => showPane(button.dataset.pane));
addEventListener("hashchange", followAddress);
addEventListener("popstate", followAddress);

const stored = readStored("di-theme");
setTheme(stored === "dark" || stored === "light" ? stored : null);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => setTheme(document.documentElement.dataset.theme ?? null));
search("");
showPane("list");
followAddress();
