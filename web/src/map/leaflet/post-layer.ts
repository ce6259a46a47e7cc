import L from 'leaflet';
import { type Clusters, clusterPosts, type MapItem } from '../cluster';
import type { Rect } from '../labels';
import type { MapPost } from '../map-types';
import { itemElement } from '../marker-elements';
import { elementMarker } from './element-marker';
import { viewOf } from './ground-layer';

type Standing = { marker: L.Marker; button: HTMLButtonElement; item: MapItem };

export type PostLayer = {
  show(posts: readonly MapPost[], selectedId: number | null): void;
  refresh(): void;
  /** Their boxes, in pixels. */
  covered(): Rect[];
};

/** All posts as one layer: only what is in view is in the DOM, clustered where markers would overlap. */
export function postLayer(
  map: L.Map,
  onSelect: (ids: number[]) => void,
  zoomTo: (at: L.LatLng, zoom: number) => void,
): PostLayer {
  const standings = new Map<string, Standing>();
  let posts: readonly MapPost[] = [];
  let clusters: Clusters = clusterPosts(posts);
  let selectedId: number | null = null;

  function press(key: string, byPointer: boolean): void {
    const item = standings.get(key)?.item;
    // A drag that began on a marker ends in a click, too.
    if (item === undefined || (byPointer && (map.dragging as unknown as { moved(): boolean }).moved())) return;
    const opened =
      item.kind === 'post' ? { kind: 'list' as const, ids: [item.post.id] } : clusters.open(item.clusterId);
    if (opened.kind === 'list') onSelect(opened.ids);
    else if (item.kind === 'cluster') zoomTo(L.latLng(item.at.latitude, item.at.longitude), opened.zoom);
  }

  function stand(item: MapItem): Standing {
    const button = itemElement(item);
    L.DomEvent.on(button, 'click', (event) => {
      L.DomEvent.stop(event);
      press(item.key, (event as MouseEvent).detail > 0);
    });
    L.DomEvent.on(button, 'dblclick', L.DomEvent.stop);
    const at = item.kind === 'post' ? item.post : item.at;
    return { button, item, marker: elementMarker(button, [at.latitude, at.longitude]).addTo(map) };
  }

  function refresh(): void {
    const items = clusters.itemsIn(viewOf(map, 0.25), selectedId);
    const keys = new Set(items.map(({ key }) => key));
    for (const [key, { marker, button }] of standings) {
      if (keys.has(key)) continue;
      if (button === document.activeElement) map.getContainer().focus({ preventScroll: true });
      marker.remove();
      standings.delete(key);
    }
    for (const item of items) {
      const known = standings.get(item.key) ?? stand(item);
      standings.set(item.key, { ...known, item });
      const selected = item.kind === 'post' && item.selected;
      if (item.kind === 'post') known.button.setAttribute('aria-pressed', String(selected));
      known.marker.setZIndexOffset(selected ? 10_000 : item.kind === 'cluster' ? 500 : 0);
    }
  }

  return {
    show(nextPosts, nextSelectedId) {
      if (nextPosts !== posts) clusters = clusterPosts(nextPosts);
      posts = nextPosts;
      selectedId = nextSelectedId;
      refresh();
    },
    refresh,
    covered: () =>
      [...standings.values()].map(({ marker, item }) => boxOf(item, map.latLngToContainerPoint(marker.getLatLng()))),
  };
}

/** Without its halo, through which a name can be read. */
const DISC_HALF = 18;
const PIN = { half: 24, height: 57, enlarged: 1.45 };

function boxOf(item: MapItem, { x, y }: L.Point): Rect {
  if (item.kind === 'cluster') {
    return { left: x - DISC_HALF, right: x + DISC_HALF, top: y - DISC_HALF, bottom: y + DISC_HALF };
  }
  const scale = item.selected ? PIN.enlarged : 1;
  return { left: x - PIN.half * scale, right: x + PIN.half * scale, top: y - PIN.height * scale, bottom: y };
}
