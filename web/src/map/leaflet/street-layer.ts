import L from 'leaflet';
import { loadRoads, type Roads } from '../geo-files';
import * as css from './ground.css';
import { stillThere } from './still-there';

const FROM_ZOOM = 13;

export type Streets = { refresh(): void; known(): Roads };

/** The streets we know, white with a hairline; wide ones are roads (로), narrow ones lanes (길). Drawn once, shown close up. */
export function streetLayer(map: L.Map, onKnown: () => void): Streets {
  map.createPane('streets').style.zIndex = '230';
  const renderer = L.svg({ pane: 'streets', padding: 0.5 });
  const layer = L.layerGroup();
  const isThere = stillThere(map);
  let roads: Roads = { roads: [], spots: [] };

  function refresh(): void {
    if (map.getZoom() >= FROM_ZOOM) layer.addTo(map);
    else layer.remove();
  }

  void loadRoads().then(
    (loaded) => {
      if (!isThere()) return;
      roads = loaded;
      const lines = loaded.roads.map(({ name, line }) => ({
        kind: name.endsWith('길') ? ('lane' as const) : ('road' as const),
        at: line.map(([longitude, latitude]) => L.latLng(latitude, longitude)),
      }));
      const draw = (at: L.LatLng[], className: string) =>
        L.polyline(at, { pane: 'streets', renderer, interactive: false, smoothFactor: 1.5, className }).addTo(layer);
      // All edges first: where streets cross, none cuts the other.
      for (const { kind, at } of lines) draw(at, css.streetEdge[kind]);
      for (const { kind, at } of lines) draw(at, css.street[kind]);
      refresh();
      onKnown();
    },
    () => {},
  );

  return { refresh, known: () => roads };
}
