const GRID = 8;
const ROUNDS = 3;

/** The point deepest inside the largest part of an outline: where a name sits well, and always inside. */
export function labelPoint(outline) {
  const polygons = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;
  const rings = polygons.toSorted((a, b) => ringArea(b[0]) - ringArea(a[0]))[0];
  const box = boxOf(rings[0]);
  const squeeze = Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);

  let best = { depth: Number.NEGATIVE_INFINITY, point: rings[0][0] };
  let { west, south, east, north } = box;
  for (let round = 0; round < ROUNDS; round++) {
    const [stepX, stepY] = [(east - west) / GRID, (north - south) / GRID];
    for (let i = 0; i < GRID; i++) {
      for (let j = 0; j < GRID; j++) {
        const point = [west + (i + 0.5) * stepX, south + (j + 0.5) * stepY];
        const depth = depthOf(point, rings, squeeze);
        if (depth > best.depth) best = { depth, point };
      }
    }
    [west, south] = [best.point[0] - stepX, best.point[1] - stepY];
    [east, north] = [best.point[0] + stepX, best.point[1] + stepY];
  }
  return best.point.map((value) => Math.round(value * 1e5) / 1e5);
}

export function boxOf(ring) {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

/** Distance to the nearest edge; negative outside. */
function depthOf([x, y], rings, squeeze) {
  let inside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [x1, y1] = ring[i - 1];
      const [x2, y2] = ring[i];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
      nearest = Math.min(nearest, squaredDistanceToSegment((x - x1) * squeeze, y - y1, (x2 - x1) * squeeze, y2 - y1));
    }
  }
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

function squaredDistanceToSegment(px, py, dx, dy) {
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return (px - along * dx) ** 2 + (py - along * dy) ** 2;
}

export function ringArea(ring) {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) twice += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
  return Math.abs(twice / 2);
}
