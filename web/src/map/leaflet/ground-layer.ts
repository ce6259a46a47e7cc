import L from 'leaflet';
import type { View } from '../cluster';
import { type AreaFeature, districtsIn, loadCountry, loadDistricts, loadNeighbourhoods } from '../geo-files';
import * as css from './ground.css';
import { COLOURS, layPatterns, patternId } from './ground-patterns';
import { type FocusOf, groundWords } from './ground-words';

/** Below: the country by provinces; then districts; from here on the neighbourhoods of the districts in view. */
const MIDDLE_FROM = 9;
const NEAR_FROM = 11.75;

export type Ground = { refresh(): void };

type Shown = { layer: L.LayerGroup; features: AreaFeature[] };

/** The embedded map: pastel areas with white seams, only what is in view, and names where there is room. */
export function layGround(map: L.Map, host: HTMLElement, focusOf: FocusOf): Ground {
  const base = paneFor(map, 'base', 200);
  const casings = paneFor(map, 'casings', 210);
  const areas = paneFor(map, 'areas', 220);
  layPatterns(host);
  const words = groundWords(map, focusOf);
  const shown = new Map<string, Shown>();
  let wanted = new Set<string>();

  void loadCountry().then(
    (features) => L.geoJSON(features, { ...base, style: { className: css.land } }).addTo(map),
    () => {},
  );

  function show(key: string, features: AreaFeature[]): void {
    if (shown.has(key) || !wanted.has(key)) return;
    const layer = L.layerGroup([
      L.geoJSON(features, { ...casings, style: { className: css.casing } }),
      L.geoJSON(features, { ...areas, style: (feature) => areaStyle(feature as AreaFeature) }),
    ]).addTo(map);
    shown.set(key, { layer, features });
  }

  async function refresh(): Promise<void> {
    const view = viewOf(map, 0.4);
    const band = view.zoom < MIDDLE_FROM ? 'far' : view.zoom < NEAR_FROM ? 'middle' : 'near';
    host.dataset['band'] = band;
    const keys = band === 'near' ? await districtsIn(view) : [band];
    wanted = new Set(keys);
    await Promise.allSettled(keys.map(async (key) => show(key, await load(key))));
    // Only when the new is there does the old go: no white flash in between.
    for (const [key, { layer }] of shown) {
      if (wanted.has(key)) continue;
      layer.remove();
      shown.delete(key);
    }
    words.write([...shown.values()].flatMap(({ features }) => features));
  }

  return { refresh: () => void refresh().catch(() => {}) };
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

function load(key: string): Promise<AreaFeature[]> {
  if (key === 'far') return loadCountry();
  return key === 'middle' ? loadDistricts() : loadNeighbourhoods(key);
}

function areaStyle({ id, properties }: AreaFeature): L.PathOptions {
  const colour = properties.colour ?? Number(id) % COLOURS.length;
  return { className: css.areaEdge, fillColor: `url(#${patternId(COLOURS[colour]!)})` };
}

function paneFor(map: L.Map, name: string, zIndex: number): L.GeoJSONOptions & { renderer: L.Renderer } {
  map.createPane(name).style.zIndex = String(zIndex);
  const options = { interactive: false, pane: name, smoothFactor: 0.5, renderer: L.svg({ pane: name, padding: 0.5 }) };
  return options as L.GeoJSONOptions & { renderer: L.Renderer };
}
