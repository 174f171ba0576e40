// A layered layout from left to right after Sugiyama, Tagawa and Toda: a node is left of its dependencies, and
// nested bands hold the nodes of a component.

const gaps = { column: 46, row: 12, dummy: 9, band: 16, head: 28 };

/**
 * Places `nodes` ({ width, height, band }) and routes `edges` ({ from, to, later }, indices of nodes); `bands` have a
 * `parent` that precedes them. Sets x, y and layer of nodes, the points of edges and the boxes of bands.
 */
function layOut(nodes, edges, bands) {
  const links = orient(nodes, edges);
  assignLayers(nodes, links);
  const layout = makeColumns(nodes, links, bands);
  orderColumns(layout);
  const boxes = placeRows(layout, bands);
  placeColumns(layout);
  return finish(layout, edges, links, boxes, bands);
}

/** Reverses edges until no cycle is left, first those that are resolved later; the edges of a pair are one link. */
function orient(nodes, edges) {
  const next = nodes.map(() => new Set());
  const comesBack = (from, to) => {
    const open = [to];
    const seen = new Set(open);
    while (open.length > 0) {
      const at = open.pop();
      if (at === from) return true;
      for (const node of next[at]) if (!seen.has(node)) { seen.add(node); open.push(node); }
    }
    return false;
  };
  const links = new Map();
  const sorted = [...edges.keys()].sort((a, b) => edges[a].later - edges[b].later || a - b);
  for (const index of sorted) {
    const { from, to } = edges[index];
    if (from === to) continue;
    const turned = next[to].has(from) || (!next[from].has(to) && comesBack(from, to));
    const [a, b] = turned ? [to, from] : [from, to];
    next[a].add(b);
    const key = a * nodes.length + b;
    const link = links.get(key) ?? { from: a, to: b, edges: [] };
    link.edges.push({ index, turned });
    links.set(key, link);
  }
  return [...links.values()].sort((a, b) => a.from - b.from || a.to - b.to);
}

/** The longest path from the left, then each node as near as possible to its neighbours. */
function assignLayers(nodes, links) {
  const before = nodes.map(() => []);
  const after = nodes.map(() => []);
  for (const { from, to } of links) { after[from].push(to); before[to].push(from); }
  const waiting = before.map((list) => list.length);
  const queue = [...nodes.keys()].filter((index) => waiting[index] === 0);
  for (const node of nodes) node.layer = 0;
  for (let at = 0; at < queue.length; at += 1) {
    for (const index of after[queue[at]]) {
      nodes[index].layer = Math.max(nodes[index].layer, nodes[queue[at]].layer + 1);
      if ((waiting[index] -= 1) === 0) queue.push(index);
    }
  }
  for (let round = 0; round < 4; round += 1) {
    for (const index of round % 2 ? queue : [...queue].reverse()) {
      if (nodes[index].isFirst) continue;
      const low = Math.max(-1, ...before[index].map((other) => nodes[other].layer)) + 1;
      const high = Math.min(Infinity, ...after[index].map((other) => nodes[other].layer)) - 1;
      if (high === Infinity) nodes[index].layer = low;
      else if (before[index].length < after[index].length) nodes[index].layer = Math.max(low, high);
      else nodes[index].layer = low;
    }
  }
  const alone = [...nodes.keys()].filter((index) => before[index].length + after[index].length === 0);
  const deepest = Math.max(0, ...nodes.map((node) => node.layer));
  const columns = Math.max(deepest + 1, Math.min(6, Math.ceil(Math.sqrt(alone.length / 2))));
  alone.forEach((index, place) => { nodes[index].layer = nodes[index].isFirst ? 0 : place % columns; });
}

/** Columns of items: nodes, and dummies where edges pass. Edges to one node share their dummies, like a bus. */
function makeColumns(nodes, links, bands) {
  const bandOrder = new Array(bands.length).fill(0);
  let count = 0;
  const visit = (band) => {
    bandOrder[band] = count;
    count += 1;
    bands.forEach((other, index) => { if (other.parent === band) visit(index); });
  };
  bands.forEach((band, index) => { if (band.parent < 0) visit(index); });

  const columns = [];
  const add = (item, layer) => {
    while (columns.length <= layer) columns.push([]);
    Object.assign(item, { layer, left: [], right: [] });
    columns[layer].push(item);
    return item;
  };
  const items = nodes.map((node, index) =>
    add({ node: index, band: node.band, width: node.width, height: node.height }, node.layer));
  const dummies = new Map();
  const join = (a, b) => {
    if (a.right.includes(b)) return;
    a.right.push(b);
    b.left.push(a);
  };
  for (const link of links) {
    const path = [items[link.from]];
    for (let layer = nodes[link.from].layer + 1; layer < nodes[link.to].layer; layer += 1) {
      const key = link.to * 4096 + layer;
      let dummy = dummies.get(key);
      if (!dummy) {
        dummy = add({ node: -1, band: nodes[link.to].band, width: 0, height: 2 }, layer);
        dummies.set(key, dummy);
      }
      path.push(dummy);
    }
    path.push(items[link.to]);
    for (let index = 1; index < path.length; index += 1) join(path[index - 1], path[index]);
    link.path = path;
  }
  return { columns, items, bandOrder };
}

/** Sorts each column by the mean position of its items' neighbours, in both directions; keeps the best order. */
function orderColumns({ columns, bandOrder }) {
  const number = (column) => column.forEach((item, index) => { item.order = index; });
  columns.forEach((column) => {
    column.sort((a, b) => bandOrder[a.band] - bandOrder[b.band]);
    number(column);
  });
  let best = null;
  let fewest = Infinity;
  for (let round = 0; round < 16; round += 1) {
    const toRight = round % 2 === 0;
    for (const column of toRight ? columns : [...columns].reverse()) {
      for (const item of column) {
        const linked = toRight ? item.left : item.right;
        item.mean = linked.length ? linked.reduce((sum, other) => sum + other.order, 0) / linked.length : item.order;
      }
      column.sort((a, b) => bandOrder[a.band] - bandOrder[b.band] || a.mean - b.mean || a.order - b.order);
      number(column);
    }
    const crossings = columns.reduce((sum, column) => sum + countCrossings(column), 0);
    if (crossings < fewest) {
      fewest = crossings;
      best = columns.map((column) => [...column]);
    }
    if (fewest === 0) break;
  }
  best?.forEach((column, index) => { columns[index] = column; number(column); });
}

function countCrossings(column) {
  const ends = column.flatMap((item) => item.right.map((other) => other.order).sort((a, b) => a - b));
  let count = 0;
  for (let a = 0; a < ends.length; a += 1) {
    for (let b = a + 1; b < ends.length; b += 1) if (ends[b] < ends[a]) count += 1;
  }
  return count;
}

/** Heights within each band, then the bands below and beside each other. */
function placeRows({ columns }, bands) {
  const boxes = bands.map(() => ({ own: null, first: Infinity, last: -1, top: 0, height: 0, children: [] }));
  const parts = bands.map(() => []);
  columns.forEach((column) => {
    let run = [];
    column.forEach((item, index) => {
      run.push(item);
      if (column[index + 1]?.band !== item.band) { parts[item.band].push(run); run = []; }
    });
  });
  parts.forEach((runs, band) => { boxes[band].height = placeBand(runs, band); });
  parts.forEach((runs, band) => {
    for (const item of runs.flat()) {
      boxes[band].from = Math.min(boxes[band].from ?? Infinity, item.layer);
      boxes[band].to = Math.max(boxes[band].to ?? -1, item.layer);
      if (item.node < 0) continue;
      boxes[band].first = Math.min(boxes[band].first, item.layer);
      boxes[band].last = Math.max(boxes[band].last, item.layer);
    }
  });
  bands.forEach((band, index) => { if (band.parent >= 0) boxes[band.parent].children.push(index); });
  for (let band = bands.length - 1; band >= 0; band -= 1) packChildren(boxes, band, columns.length);
  let bottom = 0;
  bands.forEach((band, index) => {
    if (band.parent >= 0) return;
    moveBox(boxes, index, bottom);
    bottom += boxes[index].height + gaps.band;
  });
  parts.forEach((runs, band) => { for (const item of runs.flat()) item.y += boxes[band].content; });
  return boxes;
}

/** Pulls the items of a band towards their neighbours, column by column; returns the height. */
function placeBand(runs, band) {
  for (const run of runs) {
    let y = 0;
    run.forEach((item, index) => {
      if (index > 0) y += separation(run[index - 1], item);
      item.y = y;
    });
    const middle = y / 2;
    for (const item of run) item.y -= middle;
  }
  for (let round = 0; round < 14; round += 1) {
    for (const run of round % 2 ? [...runs].reverse() : runs) {
      settle(run, run.map((item) => {
        const linked = [...item.left, ...item.right].filter((other) => other.band === band);
        if (linked.length === 0) return item.y;
        return linked.reduce((sum, other) => sum + other.y, 0) / linked.length;
      }));
    }
  }
  const items = runs.flat();
  if (items.length === 0) return 0;
  const top = Math.min(...items.map((item) => item.y - item.height / 2));
  for (const item of items) item.y -= top;
  return Math.max(...items.map((item) => item.y + item.height / 2));
}

function separation(above, below) {
  const gap = above.node < 0 && below.node < 0 ? gaps.dummy : gaps.row;
  return (above.height + below.height) / 2 + gap;
}

/** The positions nearest to the wanted ones that keep order and distances: pool adjacent violators. */
function settle(run, wanted) {
  let offset = 0;
  const pools = [];
  run.forEach((item, index) => {
    if (index > 0) offset += separation(run[index - 1], item);
    item.offset = offset;
    const weight = item.node < 0 ? 2 : 1;
    pools.push({ sum: (wanted[index] - offset) * weight, weight, items: [item] });
    while (pools.length > 1) {
      const [above, below] = pools.slice(-2);
      if (above.sum / above.weight <= below.sum / below.weight) break;
      pools.pop();
      above.sum += below.sum;
      above.weight += below.weight;
      above.items.push(...below.items);
    }
  });
  for (const pool of pools) for (const item of pool.items) item.y = pool.sum / pool.weight + item.offset;
}

/** Puts the bands in a band below its own items, side by side where their columns allow it. */
function packChildren(boxes, band, columns) {
  const box = boxes[band];
  const pad = gaps.band;
  box.content = gaps.head;
  const skyline = new Array(columns).fill(gaps.head + (box.height > 0 ? box.height + pad : 0));
  for (const child of box.children) {
    const inner = boxes[child];
    if (inner.first > inner.last) continue;
    const from = Math.max(0, (inner.from ?? 0));
    const to = Math.min(columns - 1, inner.to ?? columns - 1);
    let top = 0;
    for (let layer = from; layer <= to; layer += 1) top = Math.max(top, skyline[layer]);
    inner.top = top;
    for (let layer = from; layer <= to; layer += 1) skyline[layer] = top + inner.height + pad;
    box.first = Math.min(box.first, inner.first);
    box.last = Math.max(box.last, inner.last);
    box.from = Math.min(box.from ?? Infinity, inner.from ?? Infinity);
    box.to = Math.max(box.to ?? -1, inner.to ?? -1);
  }
  box.height = Math.max(...skyline, gaps.head) + (box.children.length ? 0 : pad);
}

function moveBox(boxes, band, top) {
  const open = [[band, top]];
  while (open.length > 0) {
    const [index, above] = open.pop();
    const box = boxes[index];
    box.top += above;
    box.content += box.top;
    for (const child of box.children) open.push([child, box.top]);
  }
}

function placeColumns({ columns }) {
  let x = gaps.band * 2;
  for (const column of columns) {
    const width = Math.max(0, ...column.map((item) => item.width));
    const bends = Math.max(0, ...column.map((item) => item.right.length));
    for (const item of column) { item.x = x; item.columnEnd = x + width; }
    x += width + gaps.column + Math.min(40, bends * 2);
  }
}

function finish({ columns, items }, edges, links, boxes, bands) {
  const starts = columns.map((column) => Math.min(...column.map((item) => item.x)));
  const ends = columns.map((column) => Math.max(...column.map((item) => item.columnEnd)));
  const depthBelow = bands.map(() => 0);
  for (let band = bands.length - 1; band >= 0; band -= 1) {
    const parent = bands[band].parent;
    if (parent >= 0) depthBelow[parent] = Math.max(depthBelow[parent], depthBelow[band] + 1);
  }
  const frames = boxes.map((box, band) => {
    if (box.first > box.last) return null;
    const pad = gaps.band + depthBelow[band] * 6;
    const x = starts[box.first] - pad;
    return { x, y: box.top, width: ends[box.last] + pad - x, height: box.height };
  });
  const paths = new Array(edges.length).fill(null);
  for (const link of links) {
    for (const { index, turned } of link.edges) paths[index] = route(link.path, turned);
  }
  const placed = items.map((item) => ({ x: item.x, y: item.y - item.height / 2, layer: item.layer }));
  const known = frames.filter(Boolean);
  return {
    nodes: placed, paths, frames,
    box: {
      x: Math.min(0, ...known.map((frame) => frame.x)), y: 0,
      right: Math.max(...known.map((frame) => frame.x + frame.width), ...ends),
      bottom: Math.max(...known.map((frame) => frame.y + frame.height)),
    },
  };
}

/** A smooth path through the gaps between the columns; turned edges run to the left. */
function route(path, turned) {
  const points = path.flatMap((item) => {
    const left = [item.x, item.y];
    const right = [item.node < 0 ? item.columnEnd : item.x + item.width, item.y];
    return item === path[0] ? [right] : item === path[path.length - 1] ? [left] : [left, right];
  });
  if (turned) points.reverse();
  const number = (value) => Math.round(value * 10) / 10;
  let text = `M${points[0].map(number).join(" ")}`;
  for (let index = 1; index < points.length; index += 1) {
    const [[x1, y1], [x2, y2]] = [points[index - 1], points[index]];
    if (Math.abs(y1 - y2) < 0.5) { text += `L${number(x2)} ${number(y2)}`; continue; }
    const bend = (x2 - x1) * 0.55;
    text += `C${[x1 + bend, y1, x2 - bend, y2, x2, y2].map(number).join(" ")}`;
  }
  return text;
}
