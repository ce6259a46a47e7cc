import { describe, expect, it } from 'vitest';
import { labelSpotInView, labelsWithRoom } from './labels';

const word = (name: string, ...spots: [x: number, y: number][]) => ({
  name,
  spots: spots.map(([x, y]) => ({ x, y, name })),
});
const shown = (...args: Parameters<typeof labelsWithRoom<ReturnType<typeof word>>>) =>
  labelsWithRoom(...args).map(({ label, spot }) => `${label.name} ${spot.x}/${spot.y}`);

describe('labelsWithRoom', () => {
  it('leaves out a name that would cover an earlier one', () => {
    expect(shown([word('성수동', [100, 100]), word('행당동', [120, 104]), word('옥수동', [300, 100])], null)).toEqual([
      '성수동 100/100',
      '옥수동 300/100',
    ]);
  });

  it('tries the other spots of a name first', () => {
    expect(shown([word('성수동', [100, 100]), word('행당동', [120, 104], [120, 160])], null)).toEqual([
      '성수동 100/100',
      '행당동 120/160',
    ]);
  });

  it('writes inside or outside the ring, never across it', () => {
    const ring = { x: 200, y: 200, radius: 100 };
    const names = [word('안', [200, 200]), word('밖', [400, 200]), word('걸침', [300, 200])];
    expect(shown(names, ring)).toEqual(['안 200/200', '밖 400/200']);
  });

  it('takes the room of a turned name where it stands, not where it would lie', () => {
    const street = { name: '왕십리로', spots: [{ x: 100, y: 100, name: '왕십리로', turn: 90 }] };
    const beside = { name: '서울숲', spots: [{ x: 150, y: 100, name: '서울숲' }] };
    const below = { name: '상원길', spots: [{ x: 100, y: 130, name: '상원길' }] };
    const written = labelsWithRoom([street, beside, below], null).map(({ label }) => label.name);
    expect(written).toEqual(['왕십리로', '서울숲']);
  });

  it('keeps clear of what is reserved', () => {
    expect(shown([word('성수동', [100, 100])], null, [{ left: 90, right: 110, top: 90, bottom: 110 }])).toEqual([]);
  });
});

describe('labelSpotInView', () => {
  const square = [
    [
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    ],
  ];

  it('is inside both the area and the view', () => {
    const [x, y] = labelSpotInView(square, { west: 5, south: 5, east: 25, north: 25 })!;
    expect(x).toBeGreaterThan(5);
    expect(x).toBeLessThan(10);
    expect(y).toBeGreaterThan(5);
    expect(y).toBeLessThan(10);
  });

  it('is nowhere when nothing of the area is seen', () => {
    expect(labelSpotInView(square, { west: 20, south: 20, east: 25, north: 25 })).toBeNull();
  });
});
