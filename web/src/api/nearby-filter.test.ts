import { BOARD_SORTS, NEARBY_FILTER, type RADII } from '@mungchi/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filterQuery, readNearbyFilter, useNearbyFilter } from './nearby-filter';
import { keepOwn, ownMemory } from './stored/own-memory';

test('a newcomer sees what can be joined, within 750 m', () => {
  expect(readNearbyFilter()).toEqual({ radius: 750, recruiting: true, sort: 'newest' });
});

test('a choice is kept, and every list that is open follows it', () => {
  const [home, map] = [renderHook(useNearbyFilter), renderHook(useNearbyFilter)];
  act(() => home.result.current.change({ radius: 1500 }));
  act(() => map.result.current.change({ recruiting: false }));
  expect(home.result.current).toMatchObject({ radius: 1500, recruiting: false });
  expect(readNearbyFilter()).toEqual({ radius: 1500, recruiting: false, sort: 'newest' });
});

test.each([750, 1500, 3000] as (typeof RADII)[number][])('kept and sent are the same text: %i m', (radius) => {
  const { result } = renderHook(useNearbyFilter);
  for (const recruiting of [true, false]) {
    for (const sort of BOARD_SORTS) {
      act(() => result.current.change({ radius, recruiting, sort }));
      const sent = filterQuery({ radius, recruiting, sort });
      expect(ownMemory(NEARBY_FILTER.key)).toBe(new URLSearchParams(sent).toString());
      expect(readNearbyFilter()).toEqual({ radius, recruiting, sort });
    }
  }
});

test('what the address before the app sends for a newcomer is what the app asks for', () => {
  expect(new URLSearchParams(filterQuery(readNearbyFilter())).toString()).toBe(NEARBY_FILTER.newcomer);
});

test('nonsense counts as nothing', () => {
  keepOwn(NEARBY_FILTER.key, 'radius=7&recruiting=perhaps&sort=best');
  expect(readNearbyFilter()).toEqual({ radius: 750, recruiting: false, sort: 'newest' });
});
