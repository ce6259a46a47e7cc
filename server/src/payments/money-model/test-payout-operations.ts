import assert from 'node:assert/strict';
import { DAY_MS, PAYOUT_MIN } from '@mungchi/contract';
import { type EndedPayout, endPayout } from '../../payouts/end-payout';
import { requestPayout } from '../../payouts/request-payout';
import { saveAccount } from '../../payouts/save-account';
import { leftOf } from '../refunds/refund-rules';
import { type ModelRoom, type Outcome, openOf, seatedIn, standingIn, type Written } from './test-model-room';
import { kind, type OperationGroup, type RealRoom, refused } from './test-operation';

/** All that was handed over has waited long enough; in a room that is over, what is disputed stays. */
const ask = kind<{ id: number }>('ask-payout', {
  weight: 8,
  roll: (_roll, room, fresh) => (room.stage === 'COMPLETED' || room.leader > 0 ? { id: fresh.id() } : null),
  apply(room, { id }) {
    if (room.payout) return refused('PAYOUT_OPEN');
    const amount = Math.max(0, room.leader - disputedIn(room));
    if (amount < PAYOUT_MIN) return refused('PAYOUT_SMALL');
    room.payout = { id, amount };
    return { answer: 'ok', wrote: [] };
  },
  async carryOut({ deps, room }) {
    const account = { bank: '004' as const, number: '12345604987654', holder: '김서연' };
    const open = await openPayout({ deps, room });
    if (!open) await saveAccount(deps, room.leader.userId, account);
    const later = { ...deps, now: () => new Date(deps.now().getTime() + 4 * DAY_MS) };
    await requestPayout(later, room.leader.userId);
    return 'ok';
  },
});

const send = kind<object>('send-payout', {
  weight: 6,
  roll: (_roll, room) => (room.payout ? {} : null),
  apply(room) {
    const { id, amount } = room.payout!;
    room.payout = null;
    room.sent = { id, amount };
    room.leader -= amount;
    room.paidOut += amount;
    return wrote({ kind: 'PAYOUT', reference: `payout ${id}`, amount });
  },
  carryOut: (real) => end(real, { state: 'SENT', reference: 'bank' }),
});

const fail = kind<object>('fail-payout', {
  weight: 2,
  roll: (_roll, room) => (room.payout ? {} : null),
  apply(room) {
    room.payout = null;
    return { answer: 'ok', wrote: [] };
  },
  carryOut: (real) => end(real, { state: 'FAILED', why: '예금주' }),
});

/** The last one that was sent comes back. */
const bounce = kind<object>('return-payout', {
  weight: 6,
  roll: (_roll, room) => (room.sent ? {} : null),
  apply(room) {
    const { id, amount } = room.sent!;
    room.sent = null;
    room.leader += amount;
    room.paidOut -= amount;
    return wrote({ kind: 'PAYOUT_BACK', reference: `payout ${id} back`, amount });
  },
  async carryOut({ deps, room }) {
    const sent = deps.db.selectFrom('payouts').select('id').where('userId', '=', room.leader.userId);
    const { id } = await sent.where('state', '=', 'SENT').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    await endPayout(deps, id, { state: 'RETURNED', why: '없는 계좌' });
    return 'ok';
  },
});

export const payouts: OperationGroup = { kinds: [ask, send, fail, bounce], check };

function check(room: ModelRoom): void {
  assert.ok((room.payout?.amount ?? 0) <= room.leader, 'what is on its way is the leader’s');
}

/** What is left of payments with an open problem, once the room is over. */
function disputedIn(room: ModelRoom): number {
  if (room.stage !== 'COMPLETED') return 0;
  const payments = seatedIn(room)
    .filter(openOf)
    .map(({ settledBy }) => settledBy !== null && room.used.get(settledBy));
  return payments.reduce((sum, payment) => sum + (payment ? leftOf(standingIn(payment)) : 0), 0);
}

function wrote(movement: Written): Outcome {
  return { answer: 'ok', wrote: [movement] };
}

type Needed = Pick<RealRoom, 'deps' | 'room'>;

function openPayout({ deps, room }: Needed) {
  const open = deps.db.selectFrom('payouts').select('id').where('userId', '=', room.leader.userId);
  return open.where('state', '=', 'REQUESTED').executeTakeFirst();
}

async function end(real: Needed, ended: EndedPayout): Promise<string> {
  await endPayout(real.deps, (await openPayout(real))!.id, ended);
  return 'ok';
}
