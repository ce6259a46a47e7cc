import { expect, test } from 'vitest';
import { nearSpots } from './near-spots';

test('the two nearest stations, the nearest first; none where there is none', () => {
  expect(nearSpots({ latitude: 37.5444, longitude: 127.0437 }).map(({ name }) => name)).toEqual(['서울숲역', '뚝섬역']);
  expect(nearSpots({ latitude: 36.5, longitude: 128.9 })).toEqual([]);
});
