import L from 'leaflet';
import type { View } from '../cluster';
import { type AreaFeature, type Roads, touches } from '../geo-files';
import { isInside, type Label, labelSpotInView, labelsWithRoom, type Pixel, type Rect } from '../labels';
import { LANDMARKS, type LandmarkKind } from '../landmarks';
import { metresPerPixel } from '../map-scale';
import type { MapInset } from '../map-types';
import { elementMarker } from './element-marker';
import * as css from './ground.css';

const MOST = 40;
const LANDMARKS_FROM = 13.5;
const SIGN_HEIGHT = 20;
/** Covered by the buttons in the upper right corner. */
const CONTROLS = { width: 62, height: 166 };
/** Half a word must fit beside its point, and buttons stand on what covers the lower part. */
const MARGIN = { side: 44, top: 22, bottom: 30, aboveCover: 58 };

/** The centre of the scene: its markers stay readable, and no label crosses its ring. */
export type FocusOf = () => {
  at: L.LatLng;
  marked: boolean;
  ringMetres: number | null;
  inset: MapInset;
  /** Boxes of the markers: a label under them could not be read. */
  covered: readonly Rect[];
};
type Word = { name: string; kind: LandmarkKind | 'area' | 'street'; spots: Label[] };

/** Labels of the areas, as many as fit, the middle of the view first. */
export function groundWords(map: L.Map, focusOf: FocusOf) {
  const pane = map.createPane('words');
  pane.style.zIndex = '450';
  pane.style.pointerEvents = 'none';
  const written = new Map<string, L.Marker>();

  return {
    write(features: readonly AreaFeature[], known: Roads): void {
      const { at, marked, ringMetres, inset, covered } = focusOf();
      const { x, y } = map.latLngToContainerPoint(at);
      const ring = ringMetres === null ? null : { x, y, radius: ringMetres / metresPerPixel(map.getZoom(), at.lat) };
      const mark = { left: x - 20, right: x + 20, top: y - 50, bottom: y + 18 };
      const controls = {
        left: map.getSize().x - CONTROLS.width,
        right: Infinity,
        top: 0,
        bottom: inset.top + CONTROLS.height,
      };
      const reserved = [...(marked ? [mark] : []), controls, ...covered];
      const words = labelsWithRoom(inReadingOrder(map, features, known, inset), ring, reserved).slice(0, MOST);
      const next = new Map(words.map(({ label, spot }) => [`${label.name} ${spotKey(map, spot)}`, { label, spot }]));
      for (const [key, marker] of written) {
        if (next.has(key)) continue;
        marker.remove();
        written.delete(key);
      }
      for (const [key, { label, spot }] of next) {
        if (written.has(key)) continue;
        const spotAt = map.containerPointToLatLng([spot.x, spot.y]);
        written.set(key, elementMarker(wordElement(label, spot), spotAt, { pane: 'words' }).addTo(map));
      }
    },
  };
}

function inReadingOrder(map: L.Map, features: readonly AreaFeature[], known: Roads, inset: MapInset): Word[] {
  const { x: width, y: height } = map.getSize();
  const below = inset.bottom === 0 ? MARGIN.bottom : MARGIN.aboveCover;
  const clear = L.latLngBounds(
    map.containerPointToLatLng([MARGIN.side, height - inset.bottom - below]),
    map.containerPointToLatLng([width - MARGIN.side, inset.top + MARGIN.top]),
  );
  const middle = L.point(width / 2, (height + inset.top - inset.bottom) / 2);
  const pixelOf = (longitude: number, latitude: number): Pixel => {
    const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
    return { x, y };
  };

  const box = viewIn(clear, map.getZoom());
  const seen = features.filter(({ bbox }) => touches(bbox, box));
  const areas = seen.flatMap(({ properties: { name, centre }, geometry }): Word[] => {
    const inside = ({ x, y }: Pixel): boolean => {
      const { lat, lng } = map.containerPointToLatLng([x, y]);
      return clear.contains([lat, lng]) && isInside(geometry.coordinates, lng, lat);
    };
    const own = clear.contains([centre[1], centre[0]]) ? centre : labelSpotInView(geometry.coordinates, box);
    if (own === null) return [];
    const first = pixelOf(own[0]!, own[1]!);
    const others = ASIDE.map(([dx, dy]) => ({ x: first.x + dx, y: first.y + dy })).filter(inside);
    return [{ name, kind: 'area', spots: [first, ...others].map((spot) => ({ ...spot, name })) }];
  });
  const isNear = map.getZoom() >= LANDMARKS_FROM;
  const signs = LANDMARKS.map(([name]) => name);
  const buildings = known.spots
    .filter(([name]) => !signs.includes(name))
    .map(([name, latitude, longitude]) => [name, latitude, longitude, 'spot'] as const);
  const landmarks = (isNear ? [...LANDMARKS, ...buildings] : [])
    .filter(([, latitude, longitude]) => clear.contains([latitude, longitude]))
    .map(([name, latitude, longitude, kind]): Word => {
      return { name, kind, spots: [{ ...pixelOf(longitude, latitude), name, below: SIGN_HEIGHT }] };
    });
  const away = ({ spots: [spot] }: Word): number => Math.hypot(spot!.x - middle.x, spot!.y - middle.y);
  const streets = isNear ? known.roads.flatMap((road) => streetWord(road, pixelOf, (at) => clear.contains(at))) : [];
  // What people steer by first; streets where there is still room.
  return [...[...areas, ...landmarks].sort((a, b) => away(a) - away(b)), ...streets];
}

/** The name of a street, at the longest stretches of it that are seen, and turned with them. */
function streetWord(
  { name, line }: Roads['roads'][number],
  pixelOf: (longitude: number, latitude: number) => Pixel,
  isSeen: (at: L.LatLngTuple) => boolean,
): Word[] {
  const spots = line.slice(1).flatMap(([longitude, latitude], nth): Label[] => {
    const [fromLongitude, fromLatitude] = line[nth]!;
    const middle: L.LatLngTuple = [(latitude + fromLatitude) / 2, (longitude + fromLongitude) / 2];
    if (!isSeen(middle)) return [];
    const [from, to] = [pixelOf(fromLongitude, fromLatitude), pixelOf(longitude, latitude)];
    const slope = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    // Never upside down.
    const turn = slope > 90 ? slope - 180 : slope < -90 ? slope + 180 : slope;
    return [{ ...pixelOf(middle[1], middle[0]), name, turn: Math.round(turn) }];
  });
  const fromMiddle = (nth: number) => Math.abs(nth - spots.length / 2);
  const order = spots.map((_, nth) => nth).sort((a, b) => fromMiddle(a) - fromMiddle(b));
  return spots.length === 0 ? [] : [{ name, kind: 'street', spots: order.map((nth) => spots[nth]!) }];
}

/** Alternative offsets for a label whose own spot is taken, in pixels. */
const ASIDE = [
  [0, 44],
  [0, -44],
  [-72, 0],
  [72, 0],
  [0, 88],
  [0, -88],
  [-72, 72],
  [72, 72],
  [-120, 0],
  [120, 0],
  [0, 132],
  [0, -132],
  [-120, 100],
  [120, 100],
] as const;

function viewIn(bounds: L.LatLngBounds, zoom: number): View {
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth(), zoom };
}

/** A key by geographic position, independent of the view. */
function spotKey(map: L.Map, { x, y }: Pixel): string {
  const { lat, lng } = map.containerPointToLatLng([x, y]);
  return `${lat.toFixed(4)} ${lng.toFixed(4)}`;
}

function wordElement({ name, kind }: Word, { turn = 0 }: Label): HTMLElement {
  const word = document.createElement('div');
  word.className = kind === 'area' ? css.label : kind === 'street' ? css.streetName : css.landmark;
  if (kind === 'street') word.style.setProperty('--turn', `${turn}deg`);
  else if (kind !== 'area') word.append(signElement(kind));
  word.append(name);
  return word;
}

function signElement(kind: LandmarkKind): HTMLElement {
  const sign = document.createElement('span');
  sign.className = kind === 'park' ? css.parkSign : kind === 'spot' ? css.spotSign : css.landmarkSign[kind];
  return sign;
}
