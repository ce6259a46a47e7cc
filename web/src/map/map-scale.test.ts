import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  circlePoints,
  levelForZoom,
  metresPerPixel,
  pointAt,
  zoomForCircle,
  zoomForLevel,
} from './map-scale';

const SEOUL = 37.5446;

describe('levels and zooms', () => {
  it('gives level 3 a metre per pixel and level 5 four', () => {
    expect(metresPerPixel(zoomForLevel(3, SEOUL), SEOUL)).toBeCloseTo(1, 6);
    expect(metresPerPixel(zoomForLevel(5, SEOUL), SEOUL)).toBeCloseTo(4, 6);
    expect(zoomForLevel(3, SEOUL)).toBeCloseTo(16.92, 2);
  });

  it('goes there and back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 14, noNaN: true }),
        fc.double({ min: 33, max: 39, noNaN: true }),
        (level, latitude) => {
          expect(levelForZoom(zoomForLevel(level, latitude), latitude)).toBeCloseTo(level, 6);
        },
      ),
    );
  });

  it('shows a circle whole, with air around it', () => {
    const zoom = zoomForCircle(750, 390, SEOUL);
    const diameter = 1500 / metresPerPixel(zoom, SEOUL);
    expect(diameter).toBeCloseTo(390 * 0.86, 0);
  });
});

describe('circles', () => {
  it('has every point as far from the centre as it says', () => {
    const centre = { latitude: SEOUL, longitude: 127.05 };
    for (const bearing of [0, 45, 90, 200, 330]) {
      const { latitude, longitude } = pointAt(centre, 750, bearing);
      const north = (latitude - centre.latitude) * 111_319.49;
      const east = (longitude - centre.longitude) * 111_319.49 * Math.cos((SEOUL * Math.PI) / 180);
      expect(Math.hypot(north, east)).toBeCloseTo(750, 3);
    }
  });

  it('has a box', () => {
    const box = boundsOf(circlePoints({ latitude: SEOUL, longitude: 127 }, 750))!;
    expect(box.northEast.latitude - box.southWest.latitude).toBeCloseTo(1500 / 111_319.49, 6);
    expect(boundsOf([])).toBeNull();
  });
});
