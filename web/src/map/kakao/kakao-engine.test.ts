import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapPoint, MapScene } from '../map-types';
import { startKakao } from './kakao-engine';
import { kakaoStandIn } from './test-kakao';

const CENTRE = { latitude: 37.5446, longitude: 127.0445 };
const post = (id: number, north: number) => ({
  id,
  category: 1 as const,
  label: `공구 ${id}`,
  picture: '/pictures/apple.webp',
  latitude: CENTRE.latitude + north,
  longitude: CENTRE.longitude,
});
const scene: MapScene = {
  centre: CENTRE,
  level: 3,
  posts: [post(1, 0.005), post(2, -0.005), post(3, -0.005)],
  selectedId: null,
  circleMetres: 750,
  centreMark: 'here',
  inset: { top: 0, bottom: 0 },
};

let standIn: ReturnType<typeof kakaoStandIn>;
let events: { selected: number[][]; background: number; pins: MapPoint[] };
beforeEach(() => {
  standIn = kakaoStandIn();
  vi.stubGlobal('kakao', standIn.kakao);
  events = { selected: [], background: 0, pins: [] };
});
afterEach(() => vi.unstubAllGlobals());

function start(changes: Partial<MapScene> = {}) {
  const host = document.createElement('div');
  const engine = startKakao(
    host,
    { still: false, wholeCircle: false, label: '지도' },
    { ...scene, ...changes },
    {
      onSelect: (ids) => events.selected.push(ids),
      onBackground: () => (events.background += 1),
      onPinMove: (point) => events.pins.push(point),
    },
  );
  const button = (name: string) => host.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
  return { host, engine, button, map: standIn.seen.maps[0]! };
}

describe('the Kakao engine', () => {
  it('opens at the level it is told', () => {
    expect(start().map.level).toBe(3);
  });

  it('opens further out where the circle must be seen whole', () => {
    const host = Object.assign(document.createElement('div'));
    Object.defineProperties(host, { clientWidth: { value: 390 }, clientHeight: { value: 800 } });
    const nothing = { onSelect: () => {}, onBackground: () => {}, onPinMove: () => {} };
    startKakao(host, { still: false, wholeCircle: true, label: '지도' }, scene, nothing);
    expect(standIn.seen.maps[0]!.level).toBe(5);
  });

  it('selects a post, and all posts of one spot at once', () => {
    const { button, engine } = start();
    button('공구 1')!.click();
    button('공구 2개 모여 있음')!.click();
    expect(events.selected).toEqual([[1], [2, 3]]);
    engine.update({ ...scene, selectedId: 1 });
    expect(button('공구 1')!.getAttribute('aria-pressed')).toBe('true');
  });

  it('tells a tap on the ground from a new place for the pin', () => {
    const { engine } = start();
    standIn.fire('click', { latLng: new standIn.LatLng(37.55, 127.05) });
    expect(events.background).toBe(1);
    engine.update({ ...scene, centreMark: 'pin' });
    standIn.fire('click', { latLng: new standIn.LatLng(37.55, 127.05) });
    standIn.fire('dragend');
    expect(events.pins).toEqual([{ latitude: 37.55, longitude: 127.05 }, CENTRE]);
    expect(events.background).toBe(1);
  });

  it('shows all posts at a glance', () => {
    const { engine, map } = start();
    engine.fitAll();
    expect(map.fitted!.getNorthEast().getLat()).toBe(CENTRE.latitude + 0.005);
  });

  it('leaves nothing behind', () => {
    const { engine, host } = start();
    engine.destroy();
    expect(host.childElementCount).toBe(0);
    expect(standIn.seen.listeners.filter(({ type }) => type !== 'dragend')).toEqual([]);
  });
});
