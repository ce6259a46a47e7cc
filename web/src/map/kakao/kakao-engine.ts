import { boundsOf, circlePoints, metresPerPixelAtLevel, samePoint } from '../map-scale';
import type { MapPoint, StartEngine } from '../map-types';
import { kakaoCentre } from './kakao-centre';
import { kakaoPosts } from './kakao-posts';

const EDGE = 40;
const PIN_HEIGHT = 76;
const FARTHEST_LEVEL = 14;

/** The Kakao Maps SDK, which must be loaded. Markers are ours, as on the embedded map. */
export const startKakao: StartEngine = (host, { still, wholeCircle }, firstScene, events) => {
  const { maps } = kakao;
  let scene = firstScene;
  const at = ({ latitude, longitude }: MapPoint) => new maps.LatLng(latitude, longitude);

  function levelOf(): number {
    if (!wholeCircle || scene.circleMetres === null) return scene.level;
    const room = Math.min(host.clientWidth, host.clientHeight - scene.inset.top - scene.inset.bottom);
    let level = scene.level;
    while (level < FARTHEST_LEVEL && (2 * scene.circleMetres) / metresPerPixelAtLevel(level) > room) level += 1;
    return level;
  }
  const map = new maps.Map(host, {
    center: at(scene.centre),
    level: levelOf(),
    draggable: !still,
    scrollwheel: !still,
    disableDoubleClickZoom: still,
    keyboardShortcuts: !still,
  });
  /** Centred in the uncovered part of the map. */
  function look(point: MapPoint, level: number): void {
    map.setLevel(level);
    map.setCenter(at(point));
    map.panBy(0, (scene.inset.bottom - scene.inset.top) / 2);
  }

  const centre = kakaoCentre(map, (point) => events.onPinMove(point));
  const posts = kakaoPosts(map, (ids) => events.onSelect(ids), look);
  look(scene.centre, levelOf());
  centre.show(scene);
  posts.show(scene);

  const onIdle = (): void => posts.refresh();
  const onClick = ({ latLng }: kakao.maps.event.MouseEvent): void => {
    if (still) return;
    if (scene.centreMark === 'pin') events.onPinMove({ latitude: latLng.getLat(), longitude: latLng.getLng() });
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
      centre.show(next);
      posts.show(next);
      if (!samePoint(before.centre, next.centre)) map.panTo(at(next.centre));
      if (wholeCircle && before.circleMetres !== next.circleMetres) look(next.centre, levelOf());
      const selected = next.posts.find(({ id }) => id === next.selectedId);
      if (!selected || next.selectedId === before.selectedId) return;
      if (!map.getBounds().contain(at(selected))) map.panTo(at(selected));
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
      host.replaceChildren();
    },
  };
};
