import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature } from 'topojson-client';
import { colourNeighbours } from './colours.mjs';
import { labelPoint } from './label-point.mjs';

/** Centres of the neighbourhoods whose outline the package leaves empty (each is a block or two wide). */
const CENTRES_WITHOUT_OUTLINE = {
  26110139: [129.0262, 35.0968],
  27110129: [128.5841, 35.8763],
  48121112: [128.6972, 35.2462],
  51110104: [127.7274, 37.8808],
};

/** Provinces and districts by code, and every 읍면동: its names, centre, outline (or null) and a colour no neighbour has. */
export function loadSource() {
  const provinces = outlinesByCode(load('sido'), 2);
  const districts = outlinesByCode(load('sigungu'), 5);
  const neighbourhoods = [...outlinesByCode(load('emd'), 8)];
  const colours = colourNeighbours(neighbourhoods.map(([, { outline }]) => outline));

  const areas = neighbourhoods.map(([code, { name, outline }], i) => {
    const province = provinces.get(code.slice(0, 2))?.name;
    const district = districts.get(code.slice(0, 5))?.name;
    const centre = outline ? labelPoint(outline) : CENTRES_WITHOUT_OUTLINE[code];
    if (!name || !province || !district || !centre) throw new Error(`map data: ${code} is incomplete`);
    // Sejong has no districts: its only "district" carries the province's own name.
    return {
      code,
      name,
      province,
      district: district === province ? '' : district,
      centre,
      outline,
      colour: colours[i],
    };
  });
  return { provinces, districts, areas };
}

function load(level) {
  const require = createRequire(import.meta.url);
  const folder = path.join(path.dirname(require.resolve('@tenqube/react-korea-bubble-map/package.json')), 'dist/cjs');
  const file = readdirSync(folder).find((name) => name.startsWith(`${level}-`));
  const loaded = require(path.join(folder, file));
  return loaded.default ?? loaded;
}

function outlinesByCode(topology, digits) {
  const [{ geometries }] = Object.values(topology.objects);
  return new Map(
    geometries.map((geometry) => {
      const isEmpty = geometry.type === null || geometry.arcs.length === 0;
      const outline = isEmpty ? null : feature(topology, geometry).geometry;
      return [geometry.properties.CODE.slice(0, digits), { name: geometry.properties.KOR_NM, outline }];
    }),
  );
}
