import type { ChatRoomRow, Due } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { mostPressing } from './turn-words';

const row = (id: number, due: Due | null, dueBy: string | null = null) => ({ id, due, dueBy }) as ChatRoomRow;

test('paying comes before buying, buying before having received; a review never presses', () => {
  const rooms = [row(1, null), row(2, 'REVIEW'), row(3, 'RECEIVE'), row(4, 'BUY'), row(5, 'PAY'), row(6, 'PAY')];
  expect(mostPressing(rooms)?.id).toBe(5);
  expect(mostPressing(rooms.slice(0, 4))?.id).toBe(4);
  expect(mostPressing(rooms.slice(0, 3))?.id).toBe(3);
  expect(mostPressing(rooms.slice(0, 2))).toBeUndefined();
});

test('of those with a clock the soonest presses, whatever its kind', () => {
  const tomorrow = '2026-11-17T12:00:00.000Z';
  const rooms = [row(1, 'PAY', '2026-11-18T12:00:00.000Z'), row(2, 'RECEIVE'), row(3, 'BUY', tomorrow)];
  expect(mostPressing(rooms)?.id).toBe(3);
  expect(mostPressing([...rooms, row(4, 'PAY', tomorrow)])?.id).toBe(4);
});
