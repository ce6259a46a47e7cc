import L from 'leaflet';
import { metresPerPixel, pointAt } from '../map-scale';
import type { MapPoint, MapScene } from '../map-types';
import { hereDot, placePin, ringWord } from '../marker-elements';
import { elementMarker } from './element-marker';
import * as css from './ground.css';

const WORD_BEARING = 143;
/** Below this diameter in pixels the ring's label would hide the ring. */
const WORDLESS = 110;

export type CentreLayer = { show(scene: MapScene): void };

/** The centre of the scene: ring, its label, and a dot or a draggable pin. */
export function centreLayer(map: L.Map, onPinMove: (point: MapPoint) => void): CentreLayer {
  let ring: L.Circle | null = null;
  let word: L.Marker | null = null;
  let mark: { kind: MapScene['centreMark']; marker: L.Marker } | null = null;
  let metres = 0;

  function place(at: L.LatLng): void {
    ring?.setLatLng(at);
    const end = pointAt({ latitude: at.lat, longitude: at.lng }, metres, WORD_BEARING);
    word?.setLatLng([end.latitude, end.longitude]);
  }

  function standMark(kind: MapScene['centreMark'], at: L.LatLng): void {
    mark?.marker.remove();
    mark = null;
    if (kind === null) return;
    const movable = kind === 'pin';
    const marker = elementMarker(kind === 'here' ? hereDot() : placePin(), at, {
      interactive: movable,
      draggable: movable,
      autoPan: movable,
      zIndexOffset: movable ? 20_000 : -100,
    }).addTo(map);
    marker.on('drag', () => place(marker.getLatLng()));
    marker.on('dragend', () => onPinMove(mapPointOf(marker.getLatLng())));
    mark = { kind, marker };
  }

  function hideWordWhenSmall(): void {
    const pixels = (2 * metres) / metresPerPixel(map.getZoom(), map.getCenter().lat);
    word?.setOpacity(pixels < WORDLESS ? 0 : 1);
  }
  map.on('zoomend', hideWordWhenSmall);

  return {
    show({ centre, circleMetres, centreMark }) {
      const at = L.latLng(centre.latitude, centre.longitude);
      if (circleMetres === null || circleMetres !== metres) {
        ring?.remove();
        word?.remove();
        metres = circleMetres ?? 0;
        ring =
          circleMetres === null
            ? null
            : L.circle(at, { radius: metres, className: css.ring, interactive: false }).addTo(map);
        word = circleMetres === null ? null : elementMarker(ringWord(metres), at, { zIndexOffset: -200 }).addTo(map);
      }
      place(at);
      hideWordWhenSmall();
      if (mark?.kind !== centreMark) standMark(centreMark, at);
      mark?.marker.setLatLng(at);
    },
  };
}

export function mapPointOf({ lat, lng }: L.LatLng): MapPoint {
  return { latitude: lat, longitude: lng };
}
