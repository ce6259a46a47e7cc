const COLOURS = 6;
/** In degrees, about 50 m: the source's neighbours do not share their borders to the metre. */
const CELL = 0.0005;

/** Greedy colouring, busiest first: neighbours differ, and the colours come out about equally often. */
export function colourNeighbours(outlines) {
  const neighbours = neighboursOf(outlines);
  const colours = outlines.map(() => -1);
  const used = Array.from({ length: COLOURS }, () => 0);
  const order = outlines.map((_, i) => i).sort((a, b) => neighbours[b].size - neighbours[a].size || a - b);
  for (const i of order) {
    const taken = new Set([...neighbours[i]].map((other) => colours[other]));
    const free = used.map((_, colour) => colour).filter((colour) => !taken.has(colour));
    const choice = free.sort((a, b) => used[a] - used[b])[0] ?? i % COLOURS;
    colours[i] = choice;
    used[choice] += 1;
  }
  return colours;
}

function neighboursOf(outlines) {
  const touching = new Map();
  outlines.forEach((outline, i) => {
    for (const cell of cellsAlong(outline)) touching.set(cell, (touching.get(cell) ?? new Set()).add(i));
  });
  const neighbours = outlines.map(() => new Set());
  for (const group of touching.values()) {
    for (const a of group) for (const b of group) if (a !== b) neighbours[a].add(b);
  }
  return neighbours;
}

function* cellsAlong(outline) {
  if (outline === null) return;
  for (const ring of outline.type === 'Polygon' ? outline.coordinates : outline.coordinates.flat()) {
    for (let i = 1; i < ring.length; i++) {
      const [[x1, y1], [x2, y2]] = [ring[i - 1], ring[i]];
      const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / CELL));
      for (let step = 0; step < steps; step++) {
        const [x, y] = [x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps];
        yield `${Math.round(x / CELL)}/${Math.round(y / CELL)}`;
      }
    }
  }
}
