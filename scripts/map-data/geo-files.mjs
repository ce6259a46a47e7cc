import { topology } from 'topojson-server';
import { coarseRing } from './coarse-ring.mjs';
import { colourNeighbours } from './colours.mjs';
import { boxOf, labelPoint, ringArea } from './label-point.mjs';
import { roadsFile } from './roads.mjs';

/** How far a line may stray, in degrees: about 600 m on the whole country, 100 m on a province, 3 m among streets. */
const COUNTRY = 0.006;
const PROVINCE = 0.001;
const STREET = 0.00003;

/** Name → content of every file under /geo. */
export function* geoFiles({ provinces, districts, areas }) {
  yield ['country.json', pack(outlined(provinces, COUNTRY))];
  yield ['districts.json', pack(outlined(districts, PROVINCE))];

  const boxes = {};
  for (const code of districts.keys()) {
    const own = areas.filter((area) => area.code.startsWith(code) && area.outline !== null);
    boxes[code] = boxOfAll(own);
    yield [`neighbourhoods/${code}.json`, pack(own.map(neighbourhood))];
  }
  yield ['boxes.json', boxes];
  yield ['roads.json', roadsFile()];
}

function neighbourhood({ code, name, centre, colour, outline }) {
  return { type: 'Feature', id: code, properties: { name, centre, colour }, geometry: coarse(outline, STREET) };
}

function outlined(named, tolerance) {
  const colours = colourNeighbours([...named.values()].map(({ outline }) => outline));
  return [...named].map(([code, { name, outline }], i) => {
    const properties = { name: name.split(' ').at(-1), centre: labelPoint(outline), colour: colours[i] };
    return { type: 'Feature', id: code, properties, geometry: coarse(outline, tolerance) };
  });
}

/** Islands and enclaves too small to be seen are left out, but never the largest part. */
function coarse(outline, tolerance) {
  const polygons = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;
  const sorted = polygons.toSorted((a, b) => ringArea(b[0]) - ringArea(a[0]));
  const coordinates = sorted
    .filter(([outer], i) => i === 0 || ringArea(outer) > 4 * tolerance ** 2)
    .map(([outer, ...holes]) => [outer, ...holes.filter((hole) => ringArea(hole) > 4 * tolerance ** 2)])
    .map((rings) => rings.map((ring) => coarseRing(ring, tolerance)));
  return { type: 'MultiPolygon', coordinates };
}

function pack(features) {
  const points = features.flatMap(({ geometry }) => geometry.coordinates.flat(2));
  const { west, east } = boxOf(points);
  return topology({ areas: { type: 'FeatureCollection', features } }, east - west > 2 ? 2e4 : 1e5);
}

/** West, south, east, north. */
function boxOfAll(areas) {
  const points = areas.flatMap(({ outline }) => outline.coordinates.flat(outline.type === 'Polygon' ? 1 : 2));
  const { west, south, east, north } = boxOf(points);
  return [west, south, east, north].map((value) => Math.round(value * 1e4) / 1e4);
}
