import 'leaflet/dist/leaflet.css';
import { KOREA } from '@mungchi/contract';
import L from 'leaflet';
import { boundsOf, circlePoints, samePoint, zoomForCircle, zoomForLevel } from '../map-scale';
import type { MapPoint, StartEngine } from '../map-types';
import { centreLayer, mapPointOf } from './centre-layer';
import * as css from './ground.css';
import { layGround } from './ground-layer';
import { postLayer } from './post-layer';

const SNAP = 0.1;
const EDGE = 40;
const PIN_HEIGHT = 76;

/** Leaflet on the embedded outlines. Everything is drawn from our own files: no tiles, no outside service. */
export const startLeaflet: StartEngine = (host, { still, wholeCircle }, firstScene, events) => {
  let scene = firstScene;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  host.classList.add(css.host);
  const map = L.map(host, {
    zoomControl: false,
    attributionControl: false,
    zoomSnap: SNAP,
    minZoom: 6.75,
    maxZoom: 18.5,
    maxBounds: [
      [KOREA.south - 1.5, KOREA.west - 1.5],
      [KOREA.north + 1.5, KOREA.east + 1.5],
    ],
    maxBoundsViscosity: 0.7,
    ...(calm && { zoomAnimation: false, markerZoomAnimation: false, inertia: false }),
    ...(still && {
      dragging: false,
      keyboard: false,
      scrollWheelZoom: false,
      doubleClickZoom: false,
      touchZoom: false,
      boxZoom: false,
    }),
  });
  const animate = !calm;

  const zoomOf = (): number => {
    const byLevel = zoomForLevel(scene.level, scene.centre.latitude);
    if (!wholeCircle || scene.circleMetres === null) return byLevel;
    const { x, y } = map.getSize();
    const room = Math.max(120, Math.min(x, y - scene.inset.top - scene.inset.bottom));
    return Math.min(byLevel, zoomForCircle(scene.circleMetres, room, scene.centre.latitude));
  };

  /** Centred in the uncovered part of the map. */
  const look = (at: L.LatLngExpression, zoom: number, animated: boolean): void => {
    const shift = (scene.inset.bottom - scene.inset.top) / 2;
    const target = map.unproject(map.project(at, zoom).add([0, shift]), zoom);
    map.setView(target, zoom, { animate: animated && animate });
  };
  const recentre = (animated: boolean): void =>
    look(latLng(scene.centre), Math.floor(zoomOf() / SNAP) * SNAP, animated);
  const clearOfEdges = {
    paddingTopLeft: (): L.PointExpression => [EDGE, scene.inset.top + PIN_HEIGHT],
    paddingBottomRight: (): L.PointExpression => [EDGE, scene.inset.bottom + EDGE],
  };

  recentre(false);
  const movePin = (point: MapPoint): void => {
    if (scene.centreMark === 'pin') events.onPinMove(point);
  };
  const centre = centreLayer(map, movePin);
  const posts = postLayer(map, events.onSelect, (at, zoom) => look(at, Math.max(zoom, map.getZoom() + 1), true));
  const ground = layGround(map, host, () => ({
    at: L.latLng(latLng(scene.centre)),
    marked: scene.centreMark !== null,
    ringMetres: scene.circleMetres,
    inset: scene.inset,
    covered: posts.covered(),
  }));
  centre.show(scene);
  posts.show(scene.posts, scene.selectedId);
  ground.refresh();

  map.on('moveend', () => {
    posts.refresh();
    ground.refresh();
  });
  map.on('click', ({ latlng }) => {
    if (still) return;
    if (scene.centreMark === 'pin') movePin(mapPointOf(latlng));
    else events.onBackground();
  });
  // With the keyboard: the arrows move the map, Enter or Space sets the pin at its centre.
  const setPinByKey = (event: KeyboardEvent): void => {
    if (event.target !== host || (event.key !== 'Enter' && event.key !== ' ')) return;
    if (scene.centreMark !== 'pin') return;
    event.preventDefault();
    const { x, y } = map.getSize();
    const { top, bottom } = scene.inset;
    movePin(mapPointOf(map.containerPointToLatLng([x / 2, (y + top - bottom) / 2])));
  };
  host.addEventListener('keydown', setPinByKey);
  const watchSize = new ResizeObserver(() => {
    const unseen = map.getSize().y === 0;
    // A pin that is being placed stays centred when text below the map changes its size.
    map.invalidateSize({ pan: scene.centreMark === 'pin', animate: false });
    // Started with an empty host: only now its centre is known.
    if (unseen) recentre(false);
  });
  watchSize.observe(host);

  return {
    update(next) {
      const before = scene;
      scene = next;
      centre.show(next);
      posts.show(next.posts, next.selectedId);
      if (before.posts !== next.posts || before.selectedId !== next.selectedId) ground.refresh();
      const isWider = wholeCircle && before.circleMetres !== next.circleMetres;
      if (!samePoint(before.centre, next.centre) || before.level !== next.level || isWider) {
        if (next.centreMark === 'pin') look(latLng(next.centre), Math.max(map.getZoom(), 13), true);
        else recentre(true);
      }
      const selected = next.posts.find(({ id }) => id === next.selectedId);
      if (!selected || next.selectedId === before.selectedId) return;
      map.panInside(latLng(selected), {
        paddingTopLeft: clearOfEdges.paddingTopLeft(),
        paddingBottomRight: clearOfEdges.paddingBottomRight(),
        animate,
      });
    },
    fitAll() {
      const all = scene.posts.length > 0 ? scene.posts : circlePoints(scene.centre, scene.circleMetres ?? 750);
      const { southWest, northEast } = boundsOf(all)!;
      map.fitBounds(L.latLngBounds(latLng(southWest), latLng(northEast)), {
        paddingTopLeft: clearOfEdges.paddingTopLeft(),
        paddingBottomRight: clearOfEdges.paddingBottomRight(),
        maxZoom: 17,
        animate,
      });
    },
    recentre: () => recentre(true),
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate }),
    destroy() {
      watchSize.disconnect();
      host.removeEventListener('keydown', setPinByKey);
      // Unregister the handlers before `remove()`: an animation that ends later would call them, and they read the map's bounds.
      map.off('moveend zoomend');
      map.remove();
      host.classList.remove(css.host);
    },
  };
};

const latLng = ({ latitude, longitude }: MapPoint): [number, number] => [latitude, longitude];
