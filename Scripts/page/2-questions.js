// The three questions about a binding: what needs it, what it needs, why it exists.

/** For each binding the last edge of a shortest path from a root; null for roots, undefined if there is no path. */
function findWays(graph) {
  const ways = new Array(graph.bindings.length);
  for (const { root } of graph.components) {
    if (root < 0 || ways[root] !== undefined) continue;
    ways[root] = null;
    const queue = [root];
    for (let next = 0; next < queue.length; next += 1) {
      for (const edge of graph.bindings[queue[next]].needs) {
        if (ways[edge.to] !== undefined) continue;
        ways[edge.to] = edge;
        queue.push(edge.to);
      }
    }
  }
  return ways;
}

/** The edges of a shortest path from a root to a binding; null if there is none. */
function wayTo(graph, index) {
  graph.ways ??= findWays(graph);
  if (graph.ways[index] === undefined) return null;
  const way = [];
  for (let edge = graph.ways[index]; edge; edge = graph.ways[edge.from]) way.push(edge);
  return way.reverse();
}

/** All bindings reachable from one, sorted by distance, with their distances; `side` is needs or neededBy. */
function reach(graph, start, side, limit = Infinity) {
  const end = side === "needs" ? "to" : "from";
  const distances = new Map([[start, 0]]);
  const found = [];
  const queue = [start];
  for (let next = 0; next < queue.length; next += 1) {
    const distance = distances.get(queue[next]) + 1;
    if (distance > limit) break;
    for (const edge of graph.bindings[queue[next]][side]) {
      const index = edge[end];
      if (distances.has(index)) continue;
      distances.set(index, distance);
      queue.push(index);
      found.push({ index, distance });
    }
  }
  return found;
}

/** The direct needs or needers, each once, with every kind of edge that leads there. */
function neighbours(graph, index, side) {
  const end = side === "needs" ? "to" : "from";
  const kinds = new Map();
  for (const edge of graph.bindings[index][side]) {
    const known = kinds.get(edge[end]);
    if (!known) kinds.set(edge[end], [edge.kind]);
    else if (!known.includes(edge.kind)) known.push(edge.kind);
  }
  return [...kinds].map(([index, kinds]) => ({ index, kinds }));
}

/** The bindings that are not reachable from a root. */
function isUnused(graph, index) {
  graph.ways ??= findWays(graph);
  return graph.ways[index] === undefined;
}

/** The length of the longest of the shortest paths from the roots. */
function depthOf(graph) {
  graph.ways ??= findWays(graph);
  const depths = new Array(graph.bindings.length).fill(0);
  let deepest = 0;
  for (let index = 0; index < depths.length; index += 1) {
    const open = [];
    let at = index;
    while (graph.ways[at] && depths[at] === 0) {
      open.push(at);
      at = graph.ways[at].from;
    }
    for (let depth = depths[at]; open.length > 0;) depths[open.pop()] = depth += 1;
    deepest = Math.max(deepest, depths[index]);
  }
  return deepest;
}

/** The bindings of a module in a component; without a module, of a Swift module. */
function groupsOf(graph) {
  const groups = [];
  const known = new Map();
  const groupOf = new Array(graph.bindings.length);
  for (const binding of graph.bindings) {
    const name = binding.module ?? (binding.file ? binding.file.split("/")[0] : "");
    const key = `${binding.component.index}:${binding.module === null ? "" : "m"}:${name}`;
    let group = known.get(key);
    if (!group) {
      group = {
        index: groups.length, name: name || binding.component.name, isModule: binding.module !== null,
        component: binding.component, bindings: [], needs: new Map(), neededBy: new Map(),
      };
      known.set(key, group);
      groups.push(group);
    }
    group.bindings.push(binding.index);
    groupOf[binding.index] = group;
  }
  for (const binding of graph.bindings) {
    for (const edge of binding.needs) {
      const [from, to] = [groupOf[edge.from], groupOf[edge.to]];
      if (from === to) continue;
      const known = from.needs.get(to.index) ?? { from: from.index, to: to.index, count: 0, later: true };
      known.count += 1;
      known.later &&= edgeKinds[edge.kind]?.later ?? false;
      from.needs.set(to.index, known);
      to.neededBy.set(from.index, known);
    }
  }
  return { groups, groupOf };
}
