import { type Clusters, clusterPosts, type MapItem } from '../cluster';
import { levelForZoom, zoomForLevel } from '../map-scale';
import type { MapPoint, MapScene } from '../map-types';
import { itemElement } from '../marker-elements';

type Standing = { overlay: kakao.maps.CustomOverlay; button: HTMLButtonElement; item: MapItem };

/** Our own clusters and pins as overlays: the same elements as on the embedded map. */
export function kakaoPosts(
  map: kakao.maps.Map,
  onSelect: (ids: number[]) => void,
  look: (at: MapPoint, level: number) => void,
) {
  const { maps } = kakao;
  const standings = new Map<string, Standing>();
  let posts: MapScene['posts'] = [];
  let clusters: Clusters = clusterPosts(posts);
  let selectedId: number | null = null;

  function press(key: string): void {
    const item = standings.get(key)?.item;
    if (item === undefined) return;
    const opened =
      item.kind === 'post' ? { kind: 'list' as const, ids: [item.post.id] } : clusters.open(item.clusterId);
    if (opened.kind === 'list') onSelect(opened.ids);
    else if (item.kind === 'cluster') {
      const level = Math.floor(levelForZoom(opened.zoom, item.at.latitude));
      look(item.at, Math.max(1, Math.min(map.getLevel() - 1, level)));
    }
  }

  function stand(item: MapItem): Standing {
    const button = itemElement(item);
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      press(item.key);
    });
    const { latitude, longitude } = item.kind === 'post' ? item.post : item.at;
    const overlay = new maps.CustomOverlay({
      content: button,
      position: new maps.LatLng(latitude, longitude),
      xAnchor: 0,
      yAnchor: 0,
      clickable: true,
    });
    overlay.setMap(map);
    return { button, item, overlay };
  }

  function refresh(): void {
    const bounds = map.getBounds();
    const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()];
    const view = {
      west: southWest.getLng(),
      south: southWest.getLat(),
      east: northEast.getLng(),
      north: northEast.getLat(),
      zoom: zoomForLevel(map.getLevel(), southWest.getLat()),
    };
    const items = new Map(clusters.itemsIn(view, selectedId).map((item) => [item.key, item]));
    for (const [key, { overlay }] of standings) {
      if (items.has(key)) continue;
      overlay.setMap(null);
      standings.delete(key);
    }
    for (const [key, item] of items) {
      const known = standings.get(key) ?? stand(item);
      standings.set(key, { ...known, item });
      const selected = item.kind === 'post' && item.selected;
      if (item.kind === 'post') known.button.setAttribute('aria-pressed', String(selected));
      known.overlay.setZIndex(selected ? 20 : item.kind === 'cluster' ? 10 : 5);
    }
  }

  return {
    show(scene: MapScene): void {
      if (scene.posts !== posts) clusters = clusterPosts(scene.posts);
      posts = scene.posts;
      selectedId = scene.selectedId;
      refresh();
    },
    refresh,
  };
}
