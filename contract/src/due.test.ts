import { expect, test } from 'vitest';
import { type DueState, dueOf } from './due';
import { STAGES } from './stages';

const rows = STAGES.flatMap((stage) =>
  (['LEADER', 'FOLLOWER'] as const).map((role) => {
    const at = (state: Partial<DueState>) =>
      dueOf({
        stage,
        role,
        isPaid: role === 'LEADER',
        isReceived: false,
        isDisputed: false,
        reviewsLeft: 0,
        ...state,
      }) ?? '-';
    const paid = { isPaid: true };
    return [
      stage,
      role,
      at({}),
      at(paid),
      at({ ...paid, isReceived: true }),
      at({ ...paid, isDisputed: true }),
      at({ reviewsLeft: 1 }),
    ];
  }),
);

test('whose turn it is, by stage and role: nothing done, paid, received, disputed, a review left', () => {
  expect(rows.map((row) => row.join(' '))).toEqual([
    'RECRUITING LEADER - - - - -',
    'RECRUITING FOLLOWER - - - - -',
    'RECRUITED LEADER - - - - -',
    'RECRUITED FOLLOWER PAY - - - PAY',
    'PAYING LEADER BUY BUY BUY BUY BUY',
    'PAYING FOLLOWER - - - - -',
    'PURCHASED LEADER - - - - -',
    'PURCHASED FOLLOWER RECEIVE RECEIVE - - RECEIVE',
    'COMPLETED LEADER - - - - REVIEW',
    'COMPLETED FOLLOWER - - - - REVIEW',
    'CANCELLED LEADER - - - - -',
    'CANCELLED FOLLOWER - - - - -',
  ]);
});
