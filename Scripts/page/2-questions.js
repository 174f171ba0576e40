// The three questions about a binding: what needs it, what it needs, why it exists.

/** For each binding the last edge of a shortest path from a root; null for a root, undefined if there is no path. */
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

/** Whether a binding throws or awaits. */
function isFallible(binding) {
  return binding.traits.includes("throwing") || binding.traits.includes("asynchronous");
}

/** The edges along which a binding is made; the factory of a component makes nothing. */
function directNeeds(binding) {
  if (binding.kind === "componentFactory") return [];
  return binding.needs.filter((edge) => !(edgeKinds[edge.kind]?.later ?? false));
}

/** Whether a component or an ancestor of it is among some. */
function isAtOrBelow(graph, component, others) {
  for (let at = component; at; at = graph.components[at.parent]) if (others.includes(at)) return true;
  return false;
}

/** For each binding that throws or awaits and that builds make first, the components whose builds do. */
function findMadeFirst(graph) {
  const makers = new Map();
  if (!graph.bindings.some(isFallible)) return makers;
  for (const component of graph.components) {
    const eager = component.bindings.filter((index) => graph.bindings[index].sharing === "eager");
    const seen = new Set();
    const open = [...eager, component.root].filter((index) => index >= 0).map((index) => ({ index, next: 0 })).reverse();
    while (open.length > 0) {
      const at = open[open.length - 1];
      const needs = directNeeds(graph.bindings[at.index]);
      if (at.next === 0 && seen.has(at.index)) open.pop();
      else if (at.next < needs.length) {
        seen.add(at.index);
        const { to } = needs[at.next];
        at.next += 1;
        if (!seen.has(to)) open.push({ index: to, next: 0 });
      } else {
        seen.add(at.index);
        open.pop();
        const binding = graph.bindings[at.index];
        const isKept = binding.sharing === "shared" || binding.sharing === "eager" || at.index === component.root;
        const known = makers.get(at.index) ?? [];
        if (isFallible(binding) && isKept && !isAtOrBelow(graph, component, known)) makers.set(at.index, [...known, component]);
      }
    }
  }
  return makers;
}

/** The same, found once; a binding follows those that it needs. */
function madeFirst(graph) {
  graph.makers ??= findMadeFirst(graph);
  return graph.makers;
}

/** The bindings that the build of a component makes first and that a binding directly leads to, without those behind them. */
function madeBefore(graph, index, component) {
  const seen = new Set([index]);
  const found = [];
  const open = [index];
  while (open.length > 0) {
    for (const { to } of directNeeds(graph.bindings[open.pop()])) {
      if (seen.has(to)) continue;
      seen.add(to);
      if (madeFirst(graph).get(to)?.includes(component)) found.push(to);
      else open.push(to);
    }
  }
  return found.sort((a, b) => a - b);
}

/** A binding that brings another to the main actor because that directly needs it; -1 if it is the sharing. */
function mainActorCause(graph, binding) {
  const isShared = (other) => other.sharing === "shared" || other.sharing === "eager";
  return directNeeds(binding).map((edge) => edge.to).find((to) => {
    const other = graph.bindings[to];
    const isOnMain = other.traits.includes("inherited")
      || (other.traits.includes("onMainActor") && !["assistedFactory", "propertyInjector"].includes(other.kind));
    return isOnMain && !(isFallible(other) && isShared(other));
  }) ?? -1;
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
