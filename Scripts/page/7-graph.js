// The picture: draws a scene, lets it be moved and zoomed, and marks what is selected.

const hues = 8;

function makeGraphView(canvas, actions) {
  const root = draw("g");
  const svg = draw("svg", { id: "picture", "aria-hidden": "false" }, makeMarkers(), root);
  canvas.append(svg);
  const view = { x: 0, y: 0, scale: 1 };
  let scene = null;
  let layout = null;
  let cursor = -1;

  const apply = () => root.setAttribute("transform", `translate(${view.x} ${view.y}) scale(${view.scale})`);

  function show(next) {
    scene = next;
    cursor = -1;
    layout = (scene.isGrid ? layOutGrid : layOut)(scene.nodes, scene.edges, scene.bands);
    scene.parts = scene.nodes.map((node, index) => drawNode(node, layout.nodes[index], actions));
    scene.lines = scene.edges.map((edge, index) => drawEdge(edge, layout.paths[index], scene.nodes));
    root.replaceChildren(
      draw("g", {}, layout.frames.map((frame, index) => frame && drawBand(scene.bands[index].component, frame))),
      draw("g", {}, scene.lines), draw("g", {}, scene.parts));
  }

  /** Moves the picture so that all of it is visible, or if that is too small, so that `node` is. */
  function fit(node = -1, smallest = 0.05) {
    const { width, height } = canvas.getBoundingClientRect();
    if (!layout || width === 0 || layout.nodes.length === 0) return;
    const { box } = layout;
    const pad = 22;
    const [wide, high] = [box.right - box.x + 2 * pad, box.bottom - box.y + 2 * pad];
    const whole = Math.min(width / wide, height / high, 1.15);
    view.scale = Math.max(whole, smallest);
    const place = (size, extent, start, center) => {
      const used = extent * view.scale;
      if (used <= size) return (size - used) / 2 - (start - pad) * view.scale;
      return Math.min(-(start - pad) * view.scale, Math.max(size / 2 - center * view.scale, size - used - (start - pad) * view.scale));
    };
    const at = layout.nodes[node] ?? { x: box.x, y: box.y };
    view.x = place(width, wide, box.x, at.x + (scene.nodes[node]?.width ?? 0) / 2);
    view.y = place(height, high, box.y, at.y + nodeHeight / 2);
    apply();
  }

  function zoom(factor, x, y) {
    const { width, height } = canvas.getBoundingClientRect();
    const [px, py] = [x ?? width / 2, y ?? height / 2];
    const scale = Math.min(3, Math.max(0.05, view.scale * factor));
    view.x = px - (px - view.x) * (scale / view.scale);
    view.y = py - (py - view.y) * (scale / view.scale);
    view.scale = scale;
    apply();
  }

  /** Moves the picture as little as possible to show a node. */
  function reveal(node) {
    const at = layout?.nodes[node];
    if (!at) return;
    const { width, height } = canvas.getBoundingClientRect();
    const [x, y] = [at.x * view.scale + view.x, at.y * view.scale + view.y];
    const [wide, high] = [scene.nodes[node].width * view.scale, nodeHeight * view.scale];
    if (x < 0 || x + wide > width) view.x += width / 2 - (x + wide / 2);
    if (y < 0 || y + high > height) view.y += height / 2 - (y + high / 2);
    apply();
  }

  /** Sets the classes of nodes and edges to those that `classOfNode` and `classOfEdge` return. */
  function paint(classOfNode, classOfEdge) {
    scene.parts.forEach((part, index) => {
      part.setAttribute("class", `${part.dataset.base} ${classOfNode(scene.nodes[index])}`);
    });
    scene.lines.forEach((line, index) => {
      const edge = scene.edges[index];
      line.setAttribute("class", `${line.dataset.base} ${classOfEdge(scene.nodes[edge.from], scene.nodes[edge.to])}`);
    });
  }

  function moveCursor(toX, toY) {
    const at = layout.nodes[cursor];
    if (!at) return setCursor(Math.max(0, scene.nodes.findIndex((node) => node.isFirst)));
    let [best, nearest] = [-1, Infinity];
    layout.nodes.forEach((other, index) => {
      const [x, y] = [other.x - at.x, other.y - at.y];
      const along = x * toX + y * toY;
      if (index === cursor || along <= 4) return;
      const isJoined = toX !== 0 && scene.edges.some(({ from, to }) =>
        (from === cursor && to === index) || (to === cursor && from === index));
      const distance = along + 3 * Math.abs(toX ? y : x) - (isJoined ? 400 : 0);
      if (distance < nearest) [best, nearest] = [index, distance];
    });
    if (best >= 0) setCursor(best);
  }

  function setCursor(index) {
    scene.parts[cursor]?.removeAttribute("data-cursor");
    cursor = index;
    const part = scene.parts[index];
    if (!part) return;
    part.setAttribute("data-cursor", "");
    canvas.setAttribute("aria-activedescendant", part.id);
    reveal(index);
  }

  canvas.addEventListener("keydown", (event) => {
    const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (move) moveCursor(...move);
    else if (event.key === "Enter" && scene.nodes[cursor]) actions.choose(scene.nodes[cursor]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  listenToPointers(canvas, view, apply, zoom);

  const find = (test) => scene?.nodes.findIndex(test) ?? -1;
  return { show, fit, zoom, paint, find, setCursor, reveal, get scene() { return scene; } };
}

/** Dragging moves, the wheel and two fingers zoom. */
function listenToPointers(canvas, view, apply, zoom) {
  const pointers = new Map();
  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    const { left, top } = canvas.getBoundingClientRect();
    const step = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30;
    zoom(Math.exp(-Math.max(-120, Math.min(120, step)) * 0.0022), event.clientX - left, event.clientY - top);
  }, { passive: false });
  canvas.addEventListener("pointerdown", (event) => {
    if (event.button === 0) pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, moved: false });
  });
  canvas.addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!last.moved && Math.hypot(dx, dy) < 4) return;
    if (!last.moved) canvas.setPointerCapture(event.pointerId);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const { left, top } = canvas.getBoundingClientRect();
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before > 0) zoom(after / before, other.x - left, other.y - top);
    } else {
      view.x += dx;
      view.y += dy;
      apply();
    }
    Object.assign(last, { x: event.clientX, y: event.clientY, moved: true });
  });
  for (const end of ["pointerup", "pointercancel"]) {
    canvas.addEventListener(end, (event) => {
      const last = pointers.get(event.pointerId);
      pointers.delete(event.pointerId);
      // A click follows the release; after a move it is ignored.
      if (last?.moved) canvas.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
      setTimeout(() => canvas.dispatchEvent(new Event("settled")), 0);
    });
  }
}

function makeMarkers() {
  const marker = (id, later) => draw("marker", {
    id, viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 7, markerHeight: 7, markerUnits: "userSpaceOnUse",
    orient: "auto-start-reverse", class: later ? "later" : null,
  }, draw("path", { d: later ? "M1.5 1 9 5 1.5 9" : "M1 .5 9.5 5 1 9.5Z" }));
  return draw("defs", {}, ["plain", "up", "down", "way", "missing"].flatMap((state) =>
    [marker(`head-${state}`, false), marker(`head-${state}-later`, true)]));
}

function drawBand(component, frame) {
  const words = [component.scope && `scope ${component.scope}`, component.seed && `seed ${component.seed}`, component.built].filter(Boolean);
  const isRoom = (count) => measure([component.name, ...words.slice(0, count)].join("   "), nameFont) < frame.width - 28;
  let shown = words.length;
  while (shown > 0 && !isRoom(shown)) shown -= 1;
  return draw("g", { class: `band hue-${component.index % hues} ${component.depth ? "inner" : ""}` },
    draw("title", {}, [component.name, ...words].join(", ")),
    draw("rect", { x: frame.x, y: frame.y, width: frame.width, height: frame.height, rx: 12 }),
    draw("text", { x: frame.x + 14, y: frame.y + 18 }, draw("tspan", { class: "title" },
      fitted(component.name, nameFont, Math.max(80, frame.width - 28))),
    words.slice(0, shown).map((word) => draw("tspan", { dx: 10 }, word))));
}

function drawEdge(edge, path, nodes) {
  const base = `edge ${edge.kind} ${edge.later ? "later" : ""} ${edge.isMissing ? "missing" : ""}`;
  const [from, to] = [nodes[edge.from], nodes[edge.to]].map((node) => node.lines[0]);
  const words = edge.count ? counted(edge.count, "need") : edge.kinds.map(kindLabel).join(", ");
  const line = draw("path", { class: base, "data-base": base, d: path ?? "" }, draw("title", {}, `${from} → ${to}: ${words}`));
  if (edge.count) line.style.strokeWidth = String(Math.min(5, 1.2 + Math.log2(edge.count) * 0.6));
  return line;
}

function drawNode(node, at, actions) {
  const { binding, group, missing } = node;
  const problems = binding?.problems ?? [];
  const worst = group ? gravest(group.problems ?? []) : gravest(problems);
  const hasProblem = problems.length > 0 || (group?.problems?.length ?? 0) > 0;
  const base = ["node", `hue-${node.component.index % hues}`, binding?.isRoot && "root", group && "group",
    missing && (missing.isMeant ? "absent" : "missing"), hasProblem && `has-${worst}`].filter(Boolean).join(" ");
  const shapes = binding ? marksOf(binding).map(markShape) : [];
  if (binding && binding.sharing !== undefined && binding.sharing !== "unshared") shapes.push(sharingShape(binding.sharing));
  const parts = [
    group && draw("rect", { class: "behind", x: 4, y: 4, width: node.width, height: node.height, rx: 8 }),
    draw("rect", { class: "card", width: node.width, height: node.height, rx: 8 }),
    draw("path", { class: "stripe", d: `M8 0H5a5 5 0 0 0-5 5v${node.height - 10}a5 5 0 0 0 5 5h0V0Z` }),
    binding && draw("g", { class: "kind", transform: "translate(11 12)" }, kindShape(binding.kind)),
    missing && draw("g", { class: "kind", transform: "translate(11 12)" }, draw("path", { d: "M4 4l8 8M12 4l-8 8" })),
    group && draw("g", { class: "kind", transform: "translate(11 12)" }, draw("path", { d: "M2.5 5.5 8 2.5l5.5 3v5L8 13.5l-5.5-3ZM2.5 5.5 8 8.5l5.5-3M8 8.500v5" })),
    draw("text", { class: "name", x: 32, y: 17.5 }, node.lines[0]),
    draw("text", { class: "detail", x: 32, y: 31.5 }, node.lines[1]),
    shapes.reverse().map((shape, place) => draw("g", { transform: `translate(${node.width - 23 - 18 * place} 12)` }, shape)),
    hasProblem && draw("g", { transform: `translate(${node.width - 10} -7)` }, severityShape(worst)),
    Object.entries(node.more ?? {}).map(([side, count]) => drawMore(node, side, count, actions)),
  ];
  return draw("g", {
    id: `node-${node.id}`, class: base, "data-base": base, role: "button", "aria-label": labelOf(node),
    transform: `translate(${Math.round(at.x)} ${Math.round(at.y)})`, onclick: () => actions.choose(node),
  }, draw("title", {}, labelOf(node)), parts);
}

/** The number of hidden neighbours on a side of a node; a click shows them. */
function drawMore(node, side, count, actions) {
  const text = `+${grouped(count)}`;
  const width = measure(text, detailFont) + 12;
  const x = side === "needs" ? node.width + 4 : -width - 4;
  return draw("g", {
    class: "more", transform: `translate(${x} ${node.height / 2 - 9})`, role: "button",
    "aria-label": `Show ${grouped(count)} more that ${side === "needs" ? "it needs" : "need it"}`,
    onclick: (event) => { event.stopPropagation(); actions.expand(node.binding.index, side); },
  }, draw("rect", { width, height: 18, rx: 9 }), draw("text", { x: width / 2, y: 12.5 }, text));
}

function labelOf({ binding, group, missing, component }) {
  if (missing) return `${[missing.name, missing.detail].filter(Boolean).join(" ")}: missing`;
  if (group) return `${group.name} in ${component.name}: ${counted(group.bindings.length, "binding")}`;
  const words = [
    [binding.name, binding.detail].filter(Boolean).join(" "), bindingKinds[binding.kind] ?? binding.kind,
    binding.sharing !== "unshared" && (sharings[binding.sharing] ?? binding.sharing), ...traitWords(binding), `in ${component.name}`,
    binding.isRoot && "root", binding.place, binding.problems.length > 0 && counted(binding.problems.length, "problem"),
  ];
  return words.filter(Boolean).join(", ");
}
