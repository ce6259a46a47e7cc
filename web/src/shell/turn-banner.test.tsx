import type { ChatRoomRow, Due } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { mostPressing } from './turn-banner';

const row = (id: number, due: Due | null) => ({ id, due }) as ChatRoomRow;

test('paying comes before buying, buying before having received; a review never presses', () => {
  const rooms = [row(1, null), row(2, 'REVIEW'), row(3, 'RECEIVE'), row(4, 'BUY'), row(5, 'PAY'), row(6, 'PAY')];
  expect(mostPressing(rooms)?.id).toBe(5);
  expect(mostPressing(rooms.slice(0, 4))?.id).toBe(4);
  expect(mostPressing(rooms.slice(0, 3))?.id).toBe(3);
  expect(mostPressing(rooms.slice(0, 2))).toBeUndefined();
});
