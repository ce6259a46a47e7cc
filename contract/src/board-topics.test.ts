import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardTopic, isBoardTopic, neighbourhoodTopic, neighbourhoodTopics } from './board-topics';

test('whatever lies within the circle speaks on one of its topics', () => {
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
      const topics = neighbourhoodTopics(reader, metres);
      expect(topics).toContain(neighbourhoodTopic(board));
      expect(topics.length).toBeLessThanOrEqual(4);
      expect(topics.every(isBoardTopic)).toBe(true);
    }),
  );
});

test('topics of other things are not taken for these', () => {
  expect(isBoardTopic(boardTopic(12))).toBe(true);
  for (const other of ['/topic/board.', '/topic/board.*', '/topic/boards.1', '/topic/chatroom.1', '/topic/board.1.2']) {
    expect(isBoardTopic(other)).toBe(false);
  }
});
