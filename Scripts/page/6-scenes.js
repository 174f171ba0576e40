// The views of the graph: all bindings, modules instead of bindings, or the surroundings of one binding.

/** The number of bindings up to which the map shows each of them; above, it shows modules. */
const wholeLimit = 120;
const groupLimit = 150;
const aroundLimit = 12;

const nodeHeight = 40;
const widest = 216;
const measure = (() => {
  const context = document.createElement("canvas").getContext("2d");
  return (text, font) => {
    context.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
    return context.measureText(text).width;
  };
})();

/** A text cut to a width, with an ellipsis in the middle, since the ends of type names matter most. */
function fitted(text, font, width) {
  if (measure(text, font) <= width) return text;
  const letters = [...text];
  let [low, high] = [1, letters.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const head = Math.ceil(middle * 0.6);
    const cut = letters.slice(0, head).join("") + "…" + letters.slice(letters.length - (middle - head)).join("");
    if (measure(cut, font) <= width) low = middle; else high = middle - 1;
  }
  const head = Math.ceil(low * 0.6);
  return letters.slice(0, head).join("") + "…" + letters.slice(letters.length - (low - head)).join("");
}

const nameFont = "600 12.5px";
const detailFont = "11px";

/** A card with one or two lines of text; more than one mark makes it wider. */
function card(name, detail, more) {
  const marked = more.marks * 18;
  const room = widest - 40 - Math.min(18, marked);
  const lines = [fitted(name, nameFont, room), fitted(detail, detailFont, room)];
  const text = Math.max(measure(lines[0], nameFont), measure(lines[1], detailFont));
  return { lines, width: Math.max(76, Math.ceil(text) + 40 + marked), height: nodeHeight, ...more };
}

function bindingCard(binding) {
  return card(binding.name, binding.detail || binding.module || bindingKinds[binding.kind] || binding.kind, {
    id: `b${binding.index}`, binding, component: binding.component, isFirst: binding.isRoot && binding.component.parent < 0,
    marks: marksOf(binding).length + (binding.sharing === "unshared" ? 0 : 1),
  });
}

/** Bands for the components of some nodes and for the components that those are in. */
function makeBands(graph, nodes) {
  const used = new Set();
  for (const node of nodes) {
    for (let at = node.component; at && !used.has(at.index); at = graph.components[at.parent]) used.add(at.index);
  }
  const bands = [...used].sort((a, b) => a - b).map((index) => ({ component: graph.components[index] }));
  const bandOf = new Map(bands.map((band, index) => [band.component.index, index]));
  for (const band of bands) band.parent = bandOf.get(band.component.parent) ?? -1;
  for (const node of nodes) node.band = bandOf.get(node.component.index);
  return bands;
}

/** Nodes for bindings and for their missing dependencies, with the edges among them that `isShown`. */
function bindingScene(graph, indices, isShown = () => true) {
  const nodes = indices.map((index) => bindingCard(graph.bindings[index]));
  const nodeOf = new Map(indices.map((index, node) => [index, node]));
  const edges = [];
  for (const index of indices) {
    for (const { index: other, kinds } of neighbours(graph, index, "needs")) {
      if (!nodeOf.has(other) || !isShown(index, other)) continue;
      const first = kinds.find((kind) => !edgeKinds[kind]?.later) ?? kinds[0];
      edges.push({
        from: nodeOf.get(index), to: nodeOf.get(other), kind: first, kinds, later: edgeKinds[first]?.later ?? false,
      });
    }
  }
  for (const key of graph.missing) {
    const needing = key.from.filter((need) => nodeOf.has(need.binding));
    if (needing.length === 0) continue;
    const words = key.isMeant ? "absent" : "missing";
    const owner = graph.bindings[needing[0].binding].component;
    nodes.push(card(key.name, [key.detail, words].filter(Boolean).join(", "), {
      id: `m${key.index}`, missing: key, component: owner, marks: 0 }));
    for (const { binding, kind } of needing) {
      edges.push({ from: nodeOf.get(binding), to: nodes.length - 1, kind, kinds: [kind], later: false, isMissing: true });
    }
  }
  return { nodes, edges, nodeOf, bands: makeBands(graph, nodes) };
}

function wholeScene(graph) {
  const scene = bindingScene(graph, [...graph.bindings.keys()]);
  const parts = [counted(graph.bindings.length, "binding"), counted(graph.components.length, "component")];
  return { ...scene, kind: "whole", caption: `All ${parts.join(" in ")}` };
}

function groupScene(graph) {
  const { groups } = graph.grouping;
  const shown = groups.length <= groupLimit ? groups
    : [...groups].sort((a, b) => b.bindings.length - a.bindings.length || a.index - b.index).slice(0, groupLimit)
      .sort((a, b) => a.index - b.index);
  const nodeOf = new Map(shown.map((group, node) => [group.index, node]));
  const nodes = shown.map((group) => card(group.name, counted(group.bindings.length, "binding"), {
    id: `g${group.index}`, group, component: group.component, marks: 0,
    isFirst: group.bindings.includes(graph.components[0].root),
  }));
  const edges = shown.flatMap((group) => [...group.needs.values()].filter((need) => nodeOf.has(need.to)).map((need) => ({
    from: nodeOf.get(need.from), to: nodeOf.get(need.to), kind: need.later ? "provider" : "direct", kinds: [],
    later: need.later, count: need.count,
  })));
  const whole = `${counted(graph.bindings.length, "binding")} in ${counted(groups.length, "group")} by module`;
  const caption = shown.length < groups.length ? `${whole}, the ${shown.length} largest shown` : whole;
  return { nodes, edges, nodeOf, bands: makeBands(graph, nodes), kind: "groups", caption, isGrid: true };
}

/**
 * The surroundings of a binding, `hops` steps to each side, limited per node; `expanded` has the sides of nodes of which
 * all neighbours are shown ("12:needs"). Edges that are not on a path through the binding are left out.
 */
function aroundScene(graph, focus, hops, expanded) {
  const sides = {};
  const hidden = new Map();
  for (const side of ["neededBy", "needs"]) {
    const shown = new Map([[focus, 0]]);
    const queue = [focus];
    for (let next = 0; next < queue.length; next += 1) {
      const index = queue[next];
      const all = neighbours(graph, index, side).filter((other) => !shown.has(other.index));
      const isWanted = expanded.has(`${index}:${side}`);
      const room = isWanted ? Infinity : shown.get(index) >= hops ? 0 : index === focus ? aroundLimit : aroundLimit / 2;
      for (const other of all.slice(0, room)) {
        shown.set(other.index, shown.get(index) + 1);
        queue.push(other.index);
      }
      if (all.length > room) hidden.set(`${index}:${side}`, all.length - room);
    }
    sides[side] = shown;
  }
  const indices = [...new Set([...sides.neededBy.keys(), ...sides.needs.keys()])].sort((a, b) => a - b);
  const isShown = (from, to) => (sides.needs.has(from) && sides.needs.has(to))
    || (sides.neededBy.has(from) && sides.neededBy.has(to));
  const scene = bindingScene(graph, indices, isShown);
  for (const node of scene.nodes) {
    if (!node.binding) continue;
    node.more = {};
    for (const side of ["neededBy", "needs"]) {
      if (!sides[side].has(node.binding.index)) continue;
      const count = hidden.get(`${node.binding.index}:${side}`);
      if (count) node.more[side] = count;
    }
  }
  for (const node of scene.nodes) node.isFirst = false;
  const [above, below] = ["neededBy", "needs"].map((side) => reach(graph, focus, side).length);
  const caption = `${grouped(sides.neededBy.size - 1)} of ${grouped(above)} that need it, `
    + `${grouped(sides.needs.size - 1)} of ${grouped(below)} that it needs`;
  return { ...scene, kind: "around", focus, caption };
}

/** Two steps, or one if the picture would be too large to read. */
function goodHops(graph, focus) {
  const size = ["needs", "neededBy"].reduce((sum, side) => sum + reach(graph, focus, side, 2).length, 1);
  return size > 24 ? 1 : 2;
}
