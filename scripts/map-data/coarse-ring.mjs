/** Douglas–Peucker on a closed ring: no kept point strays further than `tolerance` (degrees) from the original line. */
export function coarseRing(ring, tolerance) {
  const farthest = ring.reduce(
    (best, point, i) => (distance(point, ring[0]) > distance(ring[best], ring[0]) ? i : best),
    0,
  );
  const kept = new Set([0, farthest, ring.length - 1]);
  const spans = [
    [0, farthest],
    [farthest, ring.length - 1],
  ];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let worst = { off: tolerance, at: -1 };
    for (let i = from + 1; i < to; i++) {
      const off = distanceToLine(ring[i], ring[from], ring[to]);
      if (off > worst.off) worst = { off, at: i };
    }
    if (worst.at === -1) continue;
    kept.add(worst.at);
    spans.push([from, worst.at], [worst.at, to]);
  }
  const coarse = ring.filter((_, i) => kept.has(i));
  return coarse.length >= 4 ? coarse : ring;
}

function distance([x1, y1], [x2, y2]) {
  return Math.hypot(x2 - x1, y2 - y1);
}

function distanceToLine([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}
