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
        isAsked: false,
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
      at({ isAsked: true, reviewsLeft: 1 }),
    ];
  }),
);

test('whose turn it is, by stage and role: nothing done, paid, received, disputed, a review left, asked about a problem', () => {
  expect(rows.map((row) => row.join(' '))).toEqual([
    'RECRUITING LEADER - - - - - ANSWER_DISPUTE',
    'RECRUITING FOLLOWER - - - - - -',
    'RECRUITED LEADER - - - - - ANSWER_DISPUTE',
    'RECRUITED FOLLOWER PAY - - - PAY PAY',
    'PAYING LEADER BUY BUY BUY BUY BUY ANSWER_DISPUTE',
    'PAYING FOLLOWER - - - - - -',
    'PURCHASED LEADER - - - - - ANSWER_DISPUTE',
    'PURCHASED FOLLOWER RECEIVE RECEIVE - - RECEIVE RECEIVE',
    'COMPLETED LEADER - - - - REVIEW ANSWER_DISPUTE',
    'COMPLETED FOLLOWER - - - - REVIEW REVIEW',
    'CANCELLED LEADER - - - - - ANSWER_DISPUTE',
    'CANCELLED FOLLOWER - - - - - -',
  ]);
});
