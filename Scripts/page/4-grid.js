// A layout for too many edges to draw at once: cards in rows, and bands inside bands; edges are shown one node at a time.

function layOutGrid(nodes, edges, bands) {
  const width = Math.max(...nodes.map((node) => node.width));
  const cell = { width: width + 14, height: nodeHeight + 14 };
  const boxes = bands.map(() => ({ own: [], children: [], x: 0, y: 0, width: 0, height: 0 }));
  nodes.forEach((node, index) => boxes[node.band].own.push(index));
  bands.forEach((band, index) => { if (band.parent >= 0) boxes[band.parent].children.push(index); });
  for (let band = bands.length - 1; band >= 0; band -= 1) packBox(boxes[band], boxes, cell);
  const placed = new Array(nodes.length);
  let bottom = 0;
  bands.forEach((band, index) => {
    const box = boxes[index];
    if (band.parent >= 0) {
      box.x += boxes[band.parent].x;
      box.y += boxes[band.parent].y;
    } else {
      box.y = bottom;
      bottom += box.height + gaps.band;
    }
    box.own.forEach((node, place) => {
      nodes[node].width = width;
      placed[node] = {
        x: box.x + gaps.band + (place % box.columns) * cell.width,
        y: box.y + gaps.head + 4 + Math.floor(place / box.columns) * cell.height, layer: 0,
      };
    });
  });
  return {
    nodes: placed, paths: edges.map(({ from, to }) => arc(placed[from], placed[to], width)), frames: boxes,
    box: { x: 0, y: 0, right: Math.max(...boxes.map((box) => box.x + box.width)), bottom: bottom - gaps.band },
  };
}

/** The size of a box: its cards in rows, below them the boxes in it, widest first come, in rows about as wide. */
function packBox(box, boxes, cell) {
  const children = box.children.map((child) => boxes[child]);
  const area = children.reduce((sum, child) => sum + (child.width + gaps.band) * (child.height + gaps.band), 0);
  const ownWide = Math.ceil(Math.sqrt(box.own.length * (cell.height / cell.width) * 2.6)) * cell.width;
  const limit = Math.max(ownWide, Math.sqrt(area) * 1.45, ...children.map((child) => child.width + gaps.band));
  box.columns = Math.max(1, Math.min(box.own.length, Math.floor(limit / cell.width)));
  let [x, y, rowHeight] = [gaps.band, gaps.head + 4, 0];
  if (box.own.length > 0) y += Math.ceil(box.own.length / box.columns) * cell.height + 2;
  let right = gaps.band + box.columns * cell.width - 14;
  for (const child of children) {
    if (x > gaps.band && x + child.width > limit + gaps.band) {
      [x, y, rowHeight] = [gaps.band, y + rowHeight + gaps.band, 0];
    }
    Object.assign(child, { x, y });
    right = Math.max(right, x + child.width);
    x += child.width + gaps.band;
    rowHeight = Math.max(rowHeight, child.height);
  }
  box.width = right + gaps.band;
  box.height = y + rowHeight + (children.length > 0 ? gaps.band : 0);
}

/** A curve from one card to another, from the side that is nearer. */
function arc(from, to, width) {
  const middle = nodeHeight / 2;
  const isAbove = Math.abs(to.x - from.x) < width;
  if (isAbove) {
    const down = to.y > from.y;
    const [x1, y1, x2, y2] = [from.x + width / 2, from.y + (down ? nodeHeight : 0), to.x + width / 2, to.y + (down ? 0 : nodeHeight)];
    const bend = (y2 - y1) * 0.5;
    return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`;
  }
  const right = to.x > from.x;
  const [x1, x2] = right ? [from.x + width, to.x] : [from.x, to.x + width];
  const bend = (x2 - x1) * 0.5;
  return `M${x1} ${from.y + middle}C${x1 + bend} ${from.y + middle} ${x2 - bend} ${to.y + middle} ${x2} ${to.y + middle}`;
}
