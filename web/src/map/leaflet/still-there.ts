import type L from 'leaflet';

/** Whether a map still stands: what was fetched for it may come when its screen has been left. */
export function stillThere(map: L.Map): () => boolean {
  let there = true;
  map.once('unload', () => {
    there = false;
  });
  return () => there;
}
