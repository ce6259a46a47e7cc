import { expect, test } from 'vitest';
import {
  boardIdParam,
  type DisputeId,
  type ParticipantId,
  payoutIdParam,
  productIdInput,
  type RoomId,
  type UserId,
  userIdParam,
} from './ids';

/** Checked by the compiler: an expected error that does not come is one. */
test('ids of different things do not stand for each other', () => {
  const pay = (userId: UserId, roomId: RoomId): number => userId * 1000 + roomId;
  const [userId, roomId] = [userIdParam.parse('7'), boardIdParam.parse('9')];
  expect(pay(userId, roomId)).toBe(7009);
  // @ts-expect-error: swapped
  expect(pay(roomId, userId)).toBe(9007);
  // @ts-expect-error: nobody said what this number is
  expect(pay(7, roomId)).toBe(7009);
  // @ts-expect-error: a person is not a person's seat
  const seat: ParticipantId = userId;
  expect(seat).toBe(7);
  // @ts-expect-error: a payout is no dispute
  const dispute: DisputeId = payoutIdParam.parse('3');
  expect(dispute).toBe(3);
});

test('a brand changes nothing of what is read', () => {
  expect([userIdParam.safeParse('0').success, userIdParam.safeParse('1x').success]).toEqual([false, false]);
  expect([productIdInput.parse('12'), productIdInput.parse(12)]).toEqual([12, 12]);
});
