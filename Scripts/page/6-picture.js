// The picture: all bindings of a small graph, or the surroundings of the selected one.

/** The number of bindings up to which the picture shows each of them. */
const wholeLimit = 120;

function sceneAround(graph, selected) {
  const focus = selected ?? graph.components[0].root ?? graph.bindings[0];
  if (graph.bindings.length <= wholeLimit) return { bindings: graph.bindings, caption: "" };
  const room = (distance) => [12, 6][distance] ?? 0;
  const sides = ["neededBy", "needs"].map((side) => [reach(focus, side, room).size, reach(focus, side).size, [...reach(focus, side, room).keys()]]);
  const [above, below] = sides;
  return {
    bindings: [...new Set([...above[2], focus, ...below[2]])],
    caption: `${grouped(above[0])} of ${grouped(above[1])} that need ${focus.name}, ${grouped(below[0])} of ${grouped(below[1])} that it needs`,
  };
}

/** Draws the cards, the boxes of components, and the edges; marks the selection, what it leads to, and its way from a root. */
function showPicture(graph, selected, select) {
  const scene = sceneAround(graph, selected);
  const nodes = scene.bindings.map((binding) => ({ binding, component: binding.component }));
  const nodeOf = new Map(nodes.map((node) => [node.binding, node]));
  const edges = nodes.flatMap((node) => neighbours(node.binding, "needs").filter((other) => nodeOf.has(other.binding)).map(({ binding, kinds }) => ({
    from: node, to: nodeOf.get(binding), kinds, later: kinds.every((kind) => laterKinds.has(kind)),
  })));
  const { boxes, width, height } = nodes.length > 0 ? layOut(nodes, edges) : { boxes: [], width: 0, height: 0 };
  const [up, down] = ["neededBy", "needs"].map((side) => (selected ? reach(selected, side) : new Map()));
  const way = new Set(selected ? (wayTo(selected) ?? []).map((edge) => `${edge.from.index} ${edge.to.index}`) : []);
  const markOf = (binding) => (!selected ? "" : binding === selected ? "selected" : up.has(binding) ? "up" : down.has(binding) ? "down" : "far");
  const markOfEdge = ({ from: { binding: from }, to: { binding: to } }) => (!selected ? ""
    : way.has(`${from.index} ${to.index}`) ? "way" : [from, to].every((end) => end === selected || up.has(end)) ? "up"
      : [from, to].every((end) => end === selected || down.has(end)) ? "down" : "far");
  const placed = (element, box) => {
    for (const side of ["width", "height"]) element.style[side] = `${box[side] ?? size[side]}px`;
    element.style.translate = `${box.x}px ${box.y}px`;
    return element;
  };
  const lines = draw("svg", { width, height },
    draw("defs", {}, draw("marker", { id: "head", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, markerUnits: "userSpaceOnUse", orient: "auto" },
      draw("path", { d: "M0 0 8 4 0 8Z", fill: "context-stroke" }))),
    edges.map((edge) => draw("path", { class: `edge ${edge.later ? "later" : ""} ${markOfEdge(edge)}`, d: curve(edge.from, edge.to) },
      draw("title", {}, `${edge.from.binding.name} → ${edge.to.binding.name}: ${edge.kinds.map(wordsOf).join(", ")}`))));
  const cards = nodes.map((node) => {
    const card = bindingLink(node.binding, select);
    card.classList.add("card", ...[markOf(node.binding), node.binding.isRoot && "root", node.binding.missing.length > 0 && "lacking"].filter(Boolean));
    return placed(card, node);
  });
  const frames = boxes.reverse().map((box) => placed(make("div", { class: `box ${hue(box.component)}` }, make("b", {}, box.component.name), " ",
    [box.component.scope && `scope ${box.component.scope}`, box.component.seed && `seed ${box.component.seed}`, box.component.built].filter(Boolean).join(", ")), box));
  byID("picture").replaceChildren(...frames, lines, ...cards);
  byID("caption").textContent = scene.caption;
  const home = cards[nodes.findIndex((node) => (selected ? node.binding === selected : node.binding.isRoot))];
  home?.scrollIntoView({ block: "center", inline: selected ? "center" : "nearest" });
}
