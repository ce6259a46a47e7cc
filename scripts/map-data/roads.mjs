import { readFileSync } from 'node:fs';

/** The gazetteer's road addresses (`server/data/road-addresses.tsv`): in the towns it knows, they trace the streets. */
export const ADDRESSES_FILE = new URL('../../server/data/road-addresses.tsv', import.meta.url);

const METRES_PER_DEGREE = 111_320;
const LEAST_METRES = 120;
/** Farther apart, two known numbers say nothing about the way between them. */
const GAP_METRES = 700;

/** Streets as lines through their known house numbers, and named buildings. Approximate: there is no survey behind them. */
export function roadsFile() {
  const rows = readFileSync(ADDRESSES_FILE, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([, district, , road, number, latitude, longitude, building]) => ({
      key: `${district} ${road}`,
      road,
      number,
      point: [Number(longitude), Number(latitude)],
      building,
    }));
  return { roads: roadsOf(rows), spots: spotsOf(rows) };
}

function roadsOf(rows) {
  const byRoad = new Map();
  for (const row of rows) {
    // `83-21` stands in a lane behind 83.
    if (/^\d+$/.test(row.number)) byRoad.set(row.key, [...(byRoad.get(row.key) ?? []), row]);
  }
  return [...byRoad.values()].flatMap((houses) => {
    const points = houses.toSorted((a, b) => a.number - b.number).map(({ point }) => point);
    return unbroken(withoutStrays(points))
      .map(smoothed)
      .filter((line) => line.length > 2 && lengthOf(line) >= LEAST_METRES)
      .map((line) => ({
        name: houses[0].road,
        line: line.map((point) => point.map((part) => Number(part.toFixed(5)))),
      }));
  });
}

/** A number that lies far off the way between its neighbours was placed by its building, not by the street. */
function withoutStrays(points) {
  return points.filter((point, nth) => {
    const [before, after] = [points[nth - 1], points[nth + 1]];
    if (!before || !after) return true;
    return metres(before, point) + metres(point, after) < 1.7 * metres(before, after) + 60;
  });
}

function unbroken(points) {
  const lines = [];
  for (const point of points) {
    const last = lines.at(-1);
    if (last && metres(last.at(-1), point) < GAP_METRES) last.push(point);
    else lines.push([point]);
  }
  return lines;
}

/** Odd and even numbers face each other: the street runs between them. */
function smoothed(line) {
  return line.map((point, nth) => {
    const around = line.slice(Math.max(0, nth - 1), nth + 2);
    if (around.length < 3) return point;
    return [0, 1].map((axis) => around.reduce((sum, each) => sum + each[axis], 0) / 3);
  });
}

function spotsOf(rows) {
  const named = new Map(rows.filter(({ building }) => building).map(({ building, point }) => [building, point]));
  return [...named].map(([name, [longitude, latitude]]) => [name, latitude, longitude]);
}

const lengthOf = (line) => line.slice(1).reduce((sum, point, nth) => sum + metres(line[nth], point), 0);

function metres([x1, y1], [x2, y2]) {
  const east = (x2 - x1) * Math.cos((y1 * Math.PI) / 180);
  return Math.hypot(east, y2 - y1) * METRES_PER_DEGREE;
}
