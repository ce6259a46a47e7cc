import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbourhoodNews } from './board-news';
import { squareAt, squaresAround } from './neighbourhood';

test('whatever lies within the circle speaks in one of its squares', () => {
  const point = fc.record({
    latitude: fc.double({ min: 33, max: 39, noNaN: true }),
    longitude: fc.double({ min: 124, max: 132, noNaN: true }),
  });
  const share = fc.double({ min: -0.99, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(point, share, share, fc.constantFrom(750, 1500, 3000), (reader, north, east, metres) => {
      const tall = metres / 111_195;
      const board = {
        latitude: reader.latitude + north * tall,
        longitude: reader.longitude + (east * tall) / Math.cos((reader.latitude * Math.PI) / 180),
      };
      const squares = squaresAround(reader, metres);
      expect(squares).toContainEqual(squareAt(board));
      expect(squares.length).toBeLessThanOrEqual(4);
      for (const { row, column } of squares) {
        expect(neighbourhoodNews.params.parse({ row: String(row), column: String(column) })).toEqual({ row, column });
      }
    }),
  );
});
