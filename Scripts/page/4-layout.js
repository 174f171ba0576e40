// A layout from left to right: a node is left of its needs, and boxes that lie in each other hold the nodes of a component.

const size = { width: 190, height: 40, column: 56, row: 10, pad: 14, head: 28 };

/** The column of each node: the longest path from the left, without the edges that close cycles. */
function columnsOf(nodes, edges) {
  const after = new Map(nodes.map((node) => [node, []]));
  for (const edge of [...edges].sort((a, b) => a.later - b.later)) after.get(edge.from).push(edge.to);
  const [seen, open, sorted] = [new Set(), new Set(), []];
  const visit = (node) => {
    seen.add(node);
    open.add(node);
    after.set(node, after.get(node).filter((to) => !open.has(to)));
    for (const to of after.get(node)) if (!seen.has(to)) visit(to);
    open.delete(node);
    sorted.push(node);
  };
  for (const node of nodes) if (!seen.has(node)) visit(node);
  const columns = new Map(nodes.map((node) => [node, 0]));
  for (const node of sorted.reverse()) {
    for (const to of after.get(node)) columns.set(to, Math.max(columns.get(to), columns.get(node) + 1));
  }
  return columns;
}

/** Sets x and y of nodes; returns the boxes of their components, and the size of all. */
function layOut(nodes, edges) {
  const columns = columnsOf(nodes, edges);
  const used = new Set();
  for (const node of nodes) for (let at = node.component; at; at = at.parent) used.add(at);
  const deepest = Math.max(0, ...[...used].map((component) => component.depth));
  const left = size.pad * (deepest + 1);
  for (const node of nodes) node.x = left + columns.get(node) * (size.width + size.column);
  let [boxes, bottom] = [[], 0];
  const stack = (component) => {
    const top = bottom;
    bottom += size.head;
    const rows = new Map();
    for (const node of nodes.filter((other) => other.component === component).sort((a, b) => a.wish - b.wish)) {
      const row = rows.get(node.x) ?? 0;
      node.y = bottom + row * (size.height + size.row);
      rows.set(node.x, row + 1);
    }
    bottom += Math.max(0, ...rows.values()) * (size.height + size.row);
    for (const child of used) if (child.parent === component) stack(child);
    bottom += size.pad;
    boxes.push({ component, x: size.pad * component.depth, y: top, height: bottom - top - size.pad / 2 });
  };
  // Each round puts a node near the mean of its neighbours.
  nodes.forEach((node, index) => { node.wish = index; });
  for (let round = 0; round < 9; round += 1) {
    [boxes, bottom] = [[], 0];
    for (const component of used) if (!component.parent) stack(component);
    for (const node of nodes) {
      const others = edges.filter((edge) => edge.from === node || edge.to === node).map((edge) => (edge.from === node ? edge.to : edge.from));
      node.wish = others.reduce((sum, other) => sum + other.y, node.y) / (others.length + 1);
    }
  }
  const right = Math.max(...nodes.map((node) => node.x)) + size.width + left;
  for (const box of boxes) box.width = right - 2 * box.x;
  return { boxes, width: right, height: bottom };
}

/** A curve from the right side of a node to the left side of another, or back below both. */
function curve(from, to) {
  const [x1, y1, x2, y2] = [from.x + size.width, from.y + size.height / 2, to.x, to.y + size.height / 2];
  const bend = x2 > x1 ? (x2 - x1) / 2 : 70;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
