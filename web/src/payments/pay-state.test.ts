import { STAGES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { testRoom } from '../api/test-room';
import { payState } from './pay-state';

const follower = testRoom().participants.find(({ role }) => role === 'FOLLOWER')!;

test('who got all of it back is refunded in any stage; who got a part has paid; whom nobody told it of reads paid', () => {
  const paid = { ...follower, share: 3000, payStatement: 'PAID' as const };
  for (const stage of STAGES.filter((each) => each !== 'CANCELLED'))
    expect(
      [3000, 2999, undefined].map((refunded) => payState({ ...paid, ...(refunded && { refunded }) }, stage, [])),
    ).toEqual(['refunded', 'paid', 'paid']);
  expect(payState({ ...paid, share: 0 }, 'PURCHASED', [])).toBe('paid');
});
