import L from 'leaflet';
import type { View } from '../cluster';
import { type AreaFeature, districtsIn, loadCountry, loadDistricts, loadNeighbourhoods, touches } from '../geo-files';
import * as css from './ground.css';
import { COLOURS, layPatterns, patternId } from './ground-patterns';
import { type FocusOf, groundWords } from './ground-words';
import { hanRiver } from './river';
import { stillThere } from './still-there';
import { streetLayer } from './street-layer';

/** Below: the country by provinces; then districts; from here on the neighbourhoods of the districts in view. */
const MIDDLE_FROM = 9;
const NEAR_FROM = 11.75;

export type Ground = { refresh(): void };
type Band = 'far' | 'middle' | 'near';

/** The embedded map: pastel areas with white seams, only what is in view, and names where there is room. */
export function layGround(map: L.Map, host: HTMLElement, focusOf: FocusOf): Ground {
  const base = paneFor(map, 'base', 200);
  const casings = paneFor(map, 'casings', 210);
  const areas = paneFor(map, 'areas', 220);
  const water = paneFor(map, 'water', 225);
  layPatterns(host);
  L.polygon(hanRiver(), { ...water, className: css.water }).addTo(map);
  const streets = streetLayer(map, () => void refresh().catch(() => {}));
  const words = groundWords(map, focusOf);
  const shown = new Map<AreaFeature, L.LayerGroup>();
  const isThere = stillThere(map);
  let latest = 0;

  void loadCountry().then(
    (features) => {
      if (isThere()) L.geoJSON(features, { ...base, style: { className: css.land } }).addTo(map);
    },
    () => {},
  );

  function draw(area: AreaFeature, band: Band): L.LayerGroup {
    const filled = L.geoJSON(area, { ...areas, style: areaStyle(area) });
    if (band !== 'near') return filled.addTo(map);
    return L.layerGroup([L.geoJSON(area, { ...casings, style: { className: css.casing } }), filled]).addTo(map);
  }

  async function refresh(): Promise<void> {
    latest += 1;
    const mine = latest;
    const view = viewOf(map, 0.4);
    const band = bandOf(view.zoom);
    const features = (await areasFor(band, view)).filter(({ bbox }) => touches(bbox, view));
    if (mine !== latest || !isThere()) return;
    host.dataset['band'] = band;
    // New areas are added before old ones are removed: no white flash in between.
    for (const area of features) if (!shown.has(area)) shown.set(area, draw(area, band));
    const wanted = new Set(features);
    for (const [area, layer] of shown) {
      if (wanted.has(area)) continue;
      layer.remove();
      shown.delete(area);
    }
    streets.refresh();
    words.write(features, streets.known());
  }

  return { refresh: () => void refresh().catch(() => {}) };
}

function bandOf(zoom: number): Band {
  if (zoom < MIDDLE_FROM) return 'far';
  return zoom < NEAR_FROM ? 'middle' : 'near';
}

/** The files that could be fetched; failed ones are retried with the next move. */
async function areasFor(band: Band, view: View): Promise<AreaFeature[]> {
  if (band === 'far') return loadCountry();
  if (band === 'middle') return loadDistricts();
  const loads = await Promise.allSettled((await districtsIn(view)).map(loadNeighbourhoods));
  return loads.flatMap((load) => (load.status === 'fulfilled' ? load.value : []));
}

export function viewOf(map: L.Map, margin: number): View {
  const bounds = map.getBounds().pad(margin);
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
    zoom: map.getZoom(),
  };
}

function areaStyle({ properties }: AreaFeature): L.PathOptions {
  return { className: css.areaEdge, fillColor: `url(#${patternId(COLOURS[properties.colour]!)})` };
}

function paneFor(map: L.Map, name: string, zIndex: number): L.GeoJSONOptions & { renderer: L.Renderer } {
  map.createPane(name).style.zIndex = String(zIndex);
  const options = { interactive: false, pane: name, smoothFactor: 0.5, renderer: L.svg({ pane: name, padding: 0.5 }) };
  return options as L.GeoJSONOptions & { renderer: L.Renderer };
}
