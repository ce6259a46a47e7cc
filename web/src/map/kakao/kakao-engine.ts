import { type Clusters, clusterPosts, type MapItem } from '../cluster';
import {
  boundsOf,
  circlePoints,
  levelForZoom,
  metresPerPixelAtLevel,
  pointAt,
  samePoint,
  zoomForLevel,
} from '../map-scale';
import type { MapPoint, MapScene, StartEngine } from '../map-types';
import { hereDot, itemElement, placePin, ringWord } from '../marker-elements';

const EDGE = 40;
const PIN_HEIGHT = 76;

/** The Kakao Maps SDK, which must be loaded. Markers are ours, as on the embedded map. */
export const startKakao: StartEngine = (host, { still, wholeCircle }, firstScene, events) => {
  const { maps } = kakao;
  let scene = firstScene;
  const at = ({ latitude, longitude }: MapPoint) => new maps.LatLng(latitude, longitude);
  const pointOf = (position: kakao.maps.LatLng): MapPoint => ({
    latitude: position.getLat(),
    longitude: position.getLng(),
  });
  const map = new maps.Map(host, {
    center: at(scene.centre),
    level: levelOf(),
    draggable: !still,
    scrollwheel: !still,
    disableDoubleClickZoom: still,
    keyboardShortcuts: !still,
  });

  function levelOf(): number {
    if (!wholeCircle || scene.circleMetres === null) return scene.level;
    const room = Math.min(host.clientWidth, host.clientHeight - scene.inset.top - scene.inset.bottom) * 0.9;
    let level = scene.level;
    while (level < 14 && (2 * scene.circleMetres) / metresPerPixelAtLevel(level) > room) level += 1;
    return level;
  }

  function look(point: MapPoint, level: number): void {
    map.setLevel(level);
    map.setCenter(at(point));
    map.panBy(0, (scene.inset.bottom - scene.inset.top) / 2);
  }

  // --- the middle: ring, word, dot or pin
  const ring = new maps.Circle({
    center: at(scene.centre),
    radius: scene.circleMetres ?? 0,
    strokeWeight: 2.5,
    strokeColor: '#5849d0',
    strokeOpacity: 1,
    strokeStyle: 'shortdash',
    fillColor: '#5849d0',
    fillOpacity: 0.07,
  });
  const word = overlay(ringWord(scene.circleMetres ?? 0), scene.centre, 1);
  const dot = overlay(hereDot(), scene.centre, 2);
  const place = overlay(placePin(), scene.centre, 3);

  function overlay(content: HTMLElement, point: MapPoint, zIndex: number): kakao.maps.CustomOverlay {
    return new maps.CustomOverlay({ content, position: at(point), xAnchor: 0, yAnchor: 0, zIndex, clickable: true });
  }

  function showCentre({ centre, circleMetres, centreMark }: MapScene): void {
    ring.setMap(circleMetres === null ? null : map);
    word.setMap(circleMetres === null ? null : map);
    ring.setPosition(at(centre));
    ring.setRadius(circleMetres ?? 0);
    word.setPosition(at(pointAt(centre, circleMetres ?? 0, 143)));
    dot.setMap(centreMark === 'here' ? map : null);
    dot.setPosition(at(centre));
    place.setMap(centreMark === 'place' || centreMark === 'pin' ? map : null);
    place.setPosition(at(centre));
  }

  // --- posts
  let clusters: Clusters = clusterPosts(scene.posts);
  const standing = new Map<string, { overlay: kakao.maps.CustomOverlay; button: HTMLButtonElement; item: MapItem }>();

  function press(key: string): void {
    const item = standing.get(key)?.item;
    if (item === undefined) return;
    const opened =
      item.kind === 'post' ? { kind: 'list' as const, ids: [item.post.id] } : clusters.open(item.clusterId);
    if (opened.kind === 'list') events.onSelect(opened.ids);
    else if (item.kind === 'cluster') {
      look(item.at, Math.max(1, Math.min(map.getLevel() - 1, Math.floor(levelForZoom(opened.zoom, item.at.latitude)))));
    }
  }

  function stand(item: MapItem) {
    const button = itemElement(item);
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      press(item.key);
    });
    return { button, item, overlay: overlay(button, item.kind === 'post' ? item.post : item.at, 5) };
  }

  function showPosts(): void {
    const bounds = map.getBounds();
    const [southWest, northEast] = [pointOf(bounds.getSouthWest()), pointOf(bounds.getNorthEast())];
    const view = {
      west: southWest.longitude,
      south: southWest.latitude,
      east: northEast.longitude,
      north: northEast.latitude,
      zoom: zoomForLevel(map.getLevel(), scene.centre.latitude),
    };
    const items = new Map(clusters.itemsIn(view, scene.selectedId).map((item) => [item.key, item]));
    for (const [key, shown] of standing) {
      if (items.has(key)) continue;
      shown.overlay.setMap(null);
      standing.delete(key);
    }
    for (const [key, item] of items) {
      const shown = standing.get(key) ?? stand(item);
      standing.set(key, { ...shown, item });
      const selected = item.kind === 'post' && item.selected;
      if (item.kind === 'post') shown.button.setAttribute('aria-pressed', String(selected));
      shown.overlay.setZIndex(selected ? 20 : item.kind === 'cluster' ? 10 : 5);
      if (shown.overlay.getMap() === null) shown.overlay.setMap(map);
    }
  }

  look(scene.centre, levelOf());
  showCentre(scene);
  showPosts();
  const onIdle = (): void => showPosts();
  const onClick = ({ latLng }: kakao.maps.event.MouseEvent): void => {
    if (still) return;
    if (scene.centreMark === 'pin') events.onPinMove(pointOf(latLng));
    else events.onBackground();
  };
  maps.event.addListener(map, 'idle', onIdle);
  maps.event.addListener(map, 'click', onClick);
  const watchSize = new ResizeObserver(() => map.relayout());
  watchSize.observe(host);

  return {
    update(next) {
      const before = scene;
      scene = next;
      if (next.posts !== before.posts) clusters = clusterPosts(next.posts);
      showCentre(next);
      showPosts();
      if (!samePoint(before.centre, next.centre)) map.panTo(at(next.centre));
      const selected = next.posts.find(({ id }) => id === next.selectedId);
      if (selected && next.selectedId !== before.selectedId && !map.getBounds().contain(at(selected)))
        map.panTo(at(selected));
    },
    fitAll() {
      const all = scene.posts.length > 0 ? scene.posts : circlePoints(scene.centre, scene.circleMetres ?? 750);
      const { southWest, northEast } = boundsOf(all)!;
      const { top, bottom } = scene.inset;
      map.setBounds(new maps.LatLngBounds(at(southWest), at(northEast)), top + PIN_HEIGHT, EDGE, bottom + EDGE, EDGE);
    },
    recentre: () => look(scene.centre, levelOf()),
    zoomBy: (steps) => map.setLevel(map.getLevel() - steps, { animate: true }),
    destroy() {
      watchSize.disconnect();
      maps.event.removeListener(map, 'idle', onIdle);
      maps.event.removeListener(map, 'click', onClick);
      for (const { overlay: shown } of standing.values()) shown.setMap(null);
      host.replaceChildren();
    },
  };
};
