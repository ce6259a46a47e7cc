import assert from 'node:assert/strict';
import { shareOf } from '@mungchi/contract';
import { pairOf } from '../ledger/ledger-rules';
import { type ModelRoom, promisedOf, unitIn, type Written } from './test-model-room';
import { checkGroups } from './test-operations';

/** What must hold after every single operation. */
export function assertSound(room: ModelRoom, written: readonly Written[]): void {
  const unit = unitIn(room);
  const leaderShare = shareOf(
    { price: room.price, totalUser: room.people },
    { role: 'LEADER', seats: room.leaderSeats },
  );
  assert.equal(unit * (room.people - room.leaderSeats) + leaderShare, room.price, 'shares are the price');
  const on = { OUTSIDE: 0, HOLDING: 0, LEADER: 0, LOSS: 0 };
  for (const movement of written) for (const { account, amount } of pairOf(movement)) on[account] += amount;
  assert.equal(on.OUTSIDE + on.HOLDING + on.LEADER + on.LOSS, 0, 'the books sum to zero');
  assert.ok(on.LOSS <= 0 && on.LEADER >= 0, 'the service carries losses, the leader never owes');
  const payments = [...room.used.values()].filter(({ booked }) => booked);
  const kept = payments.reduce((sum, { amount, returned }) => sum + amount - returned, 0);
  const sum = (kind: Written['kind']) =>
    written.filter((one) => one.kind === kind).reduce((total, { amount }) => total + amount, 0);
  const paidOut = sum('PAYOUT') - sum('PAYOUT_BACK');
  assert.equal(
    on.HOLDING + on.LEADER + paidOut,
    kept + sum('COVERED') - sum('RECOVERY'),
    'what is here or was paid out is what was paid and did not go back',
  );
  assert.ok(paidOut >= 0 && on.LEADER === room.leader, 'the leader has what was handed over and not sent');
  const promised = payments.reduce((total, payment) => total + promisedOf(payment), 0);
  if (room.stage === 'COMPLETED') assert.equal(on.HOLDING, promised, 'only what is on its way back stays');
  else if (!room.followers.some(({ handed }) => handed)) assert.equal(on.LEADER, 0, 'handed over at the end');
  assert.ok(on.HOLDING >= promised, 'nothing is handed over that is promised');
  assert.ok(on.HOLDING >= 0 && on.LEADER <= unit * (room.people - 1), 'never less than nothing, never too much');
  for (const { amount, returned, byHand, charged, carried, taken } of payments)
    assert.ok(
      returned - byHand + charged - carried <= taken && taken <= amount,
      'nothing is written off that the provider did not take back, unless a person did',
    );
  const moved = new Set(written.map(({ kind, reference }) => `${kind} ${reference}`));
  assert.equal(moved.size, written.length, 'nothing is booked or refunded twice');
  checkGroups(room, written);
}
