// Connects the parts: the selection, the search, the keys.

const graph = readGraph(document.title, JSON.parse(byID("graph-data").textContent));
let best = null;

/** Selects a binding, or null for the whole graph, at an address to share. */
function select(binding) {
  const hash = binding ? `#${encodeURIComponent(binding.id)}` : "";
  if (location.hash !== hash) history.pushState(null, "", hash || location.pathname + location.search);
  followAddress();
}

function followAddress() {
  let id = location.hash.slice(1);
  try { id = decodeURIComponent(id); } catch { /* The address was written by hand. */ }
  const binding = graph.bindingOf.get(id) ?? null;
  document.title = binding ? `${binding.name} · ${graph.title}` : graph.title;
  const details = byID("details-pane");
  details.replaceChildren(...(binding ? bindingDetails(graph, binding, select) : overviewDetails(graph, select)).filter(Boolean));
  details.scrollTop = 0;
  showPicture(graph, binding, select);
}

/** Lists the matches by component, those of the highest rank first. */
function search() {
  const words = byID("search").value.toLowerCase().split(/\s+/u).filter(Boolean);
  const found = graph.bindings.map((binding) => ({ binding, rank: rankOf(binding, words) })).filter(({ rank }) => rank >= 0);
  if (words.length > 0) found.sort((a, b) => b.rank - a.rank || a.binding.index - b.binding.index);
  best = words.length > 0 ? found[0]?.binding ?? null : null;
  const total = counted(graph.bindings.length, "binding");
  byID("match-count").textContent = words.length === 0 ? total : `${grouped(found.length)} of ${total}`;
  const byComponent = Map.groupBy(found, ({ binding }) => binding.component);
  byID("list").replaceChildren(...graph.components.filter((component) => byComponent.has(component)).map((component) => {
    const own = byComponent.get(component);
    return make("details", { class: hue(component), open: true },
      make("summary", {}, component.name, make("span", { class: "count" }, grouped(own.length))),
      cappedList("ul", own, ({ binding }) => bindingLink(binding, select), 100));
  }));
  for (const button of byID("filters").children) button.setAttribute("aria-pressed", String(words.includes(button.dataset.word)));
}

function toggleFilter(word) {
  const words = byID("search").value.split(/\s+/u).filter(Boolean);
  byID("search").value = (words.includes(word) ? words.filter((other) => other !== word) : [...words, word]).join(" ");
  search();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const field = byID("search");
  const isInSearch = event.target === field;
  if (event.key === "/" && !isInSearch) field.focus();
  else if (event.key === "Enter" && isInSearch && best) select(best);
  else if (event.key === "Escape" && field.value) { field.value = ""; search(); } else if (event.key === "Escape") select(null);
  else return;
  event.preventDefault();
});

byID("title").textContent = graph.title;
byID("title").addEventListener("click", () => select(null));
byID("summary").textContent = [counted(graph.bindings.length, "binding"), counted(graph.components.length, "component"), ...["error", "warning", "note"]
  .map((severity) => [graph.problems.filter((problem) => problem.severity === severity).length, severity])
  .filter(([count]) => count > 0).map(([count, severity]) => counted(count, severity))].join(", ");
byID("filters").append(...Object.entries(filters).filter(([word]) => graph.bindings.some((binding) => (binding.text ??= searchedText(binding)).includes(word)))
  .map(([word, label]) => make("button", { type: "button", "data-word": word, "aria-pressed": "false", title: word, onclick: () => toggleFilter(word) }, label)));
byID("search").addEventListener("input", search);
addEventListener("hashchange", followAddress);
addEventListener("popstate", followAddress);
search();
followAddress();
