import L from 'leaflet';
import { afterEach, expect, test, vi } from 'vitest';
import * as files from '../geo-files';
import { layGround } from './ground-layer';

afterEach(() => vi.restoreAllMocks());

test('outlines and streets that come when the map is gone are dropped', async () => {
  const never = new Promise<never>(() => {});
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const corners = [
    [126, 33],
    [127, 33],
    [127, 34],
    [126, 33],
  ];
  const country: files.AreaFeature[] = [
    {
      type: 'Feature',
      id: '50',
      properties: { name: '제주', centre: [33.5, 126.5], colour: 0 },
      geometry: { type: 'MultiPolygon', coordinates: [[corners]] },
      bbox: [126, 33, 127, 34],
    },
  ];
  const line: [number, number][] = [
    [126, 33],
    [127, 34],
  ];
  const roads: files.Roads = { roads: [{ name: '첨단로', line }], spots: [] };
  vi.spyOn(files, 'loadCountry').mockImplementation(() => coming.then(() => country));
  vi.spyOn(files, 'loadRoads').mockImplementation(() => coming.then(() => roads));
  vi.spyOn(files, 'districtsIn').mockReturnValue(never);
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
