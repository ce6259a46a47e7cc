import L from 'leaflet';

/** An element with its origin on a point of the map. It handles its own events; Leaflet only positions it. */
export function elementMarker(content: HTMLElement, at: L.LatLngExpression, options: L.MarkerOptions = {}): L.Marker {
  const icon = L.divIcon({ html: content, className: '', iconSize: [0, 0] });
  return L.marker(at, { icon, keyboard: false, interactive: false, ...options });
}
