import type { BoardCard } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { nearbyQuery } from './boards';

const card = (id: number, createAt: string) => ({ id, createAt }) as BoardCard;

test('newest first whatever the order of the pages, and nobody twice', () => {
  const pages = [
    { answer: [card(3, '2026-11-14T10:00:00.000Z'), card(1, '2026-11-14T08:00:00.000Z')], nextCursor: 'next' },
    { answer: [card(1, '2026-11-14T08:00:00.000Z'), card(2, '2026-11-14T09:00:00.000Z')], nextCursor: null },
  ];
  const shown = nearbyQuery(0, { radius: 750, recruiting: false }).select?.({ pages, pageParams: [undefined, 'next'] });
  expect(shown?.map(({ id }) => id)).toEqual([3, 2, 1]);
});
