// The three questions about a binding: what needs it, what it needs, why it exists.

/** Sets `way` of each binding to the last edge of a shortest path from a root: null for a root, undefined without a path. */
function findWays(components) {
  for (const { root } of components) {
    if (!root || root.way !== undefined) continue;
    root.way = null;
    const queue = [root];
    for (let next = 0; next < queue.length; next += 1) {
      for (const edge of queue[next].needs) {
        if (edge.to.way !== undefined) continue;
        edge.to.way = edge;
        queue.push(edge.to);
      }
    }
  }
}

/** The edges of a shortest path from a root to a binding; null if there is none. */
function wayTo(binding) {
  if (binding.way === undefined) return null;
  const way = [];
  for (let edge = binding.way; edge; edge = edge.from.way) way.push(edge);
  return way.reverse();
}

/** The direct needs or needers, each once, with every kind of edge that leads there. */
function neighbours(binding, side) {
  const kinds = new Map();
  for (const edge of binding[side]) {
    const other = side === "needs" ? edge.to : edge.from;
    kinds.set(other, new Set(kinds.get(other)).add(edge.kind));
  }
  return [...kinds].map(([other, found]) => ({ binding: other, kinds: [...found] }));
}

/** All bindings that are reached from one, with their distances, nearest first; `room` limits the steps from a binding. */
function reach(start, side, room = () => Infinity) {
  const distances = new Map([[start, 0]]);
  for (const [binding, distance] of distances) {
    const others = neighbours(binding, side).filter((other) => !distances.has(other.binding));
    for (const other of others.slice(0, room(distance))) distances.set(other.binding, distance + 1);
  }
  distances.delete(start);
  return distances;
}
