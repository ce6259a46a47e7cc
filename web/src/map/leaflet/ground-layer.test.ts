import L from 'leaflet';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../geo-files');
  vi.resetModules();
});

test('outlines and streets that come when the map is gone are dropped', async () => {
  const never = new Promise<never>(() => {});
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const square = {
    type: 'Polygon',
    coordinates: [
      [
        [126, 33],
        [127, 33],
        [127, 34],
        [126, 33],
      ],
    ],
  };
  const country = [{ type: 'Feature', properties: {}, geometry: square, bbox: [126, 33, 127, 34] }];
  const roads = {
    roads: [
      {
        name: '첨단로',
        line: [
          [126, 33],
          [127, 34],
        ],
      },
    ],
    spots: [],
  };
  vi.resetModules();
  vi.doMock('../geo-files', () => ({
    loadCountry: () => coming.then(() => country),
    loadRoads: () => coming.then(() => roads),
    districtsIn: () => never,
  }));
  const { layGround } = await import('./ground-layer');
  const host = document.body.appendChild(document.createElement('div'));
  const map = L.map(host).setView([33.5, 126.5], 14);
  const refused = vi.fn();
  process.on('unhandledRejection', refused);
  layGround(map, host, () => ({
    at: L.latLng(33.5, 126.5),
    marked: false,
    ringMetres: null,
    inset: { top: 0, bottom: 0 },
    covered: [],
  }));
  map.remove();
  come();
  await coming;
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', refused);
  expect(refused).not.toHaveBeenCalled();
  expect(host.querySelectorAll('path')).toHaveLength(0);
  host.remove();
});
