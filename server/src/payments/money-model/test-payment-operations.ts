import { sql } from 'kysely';
import { settlePayment } from '../settle-payment';
import { cardOf, shareIn } from './test-model-room';
import { anyFollower, done, kind, type OperationGroup, personOf, type RealRoom } from './test-operation';
import { tryCredit } from './test-real-room';
import { answerOf, settle } from './test-settle';

type Pay = { by: number; impUid: string; amount: number; owner: 'payer' | 'other' };

/** A payment arrives: twice, old, foreign, of a wrong amount, for a seat that is gone. */
const pay = kind<Pay>('pay', {
  weight: 50,
  roll(roll, room, fresh) {
    const known = [...room.used.keys()];
    const impUid = known.length > 0 && roll.chance(0.25) ? roll.pick(known) : fresh.impUid();
    const off = roll.chance(0.06) ? roll.pick([-1, 1, 1000]) : 0;
    const owner = roll.chance(0.05) ? 'other' : 'payer';
    const by = anyFollower(roll, room);
    const amount = room.used.get(impUid)?.amount ?? shareIn(room, room.followers[by]!);
    return { by, impUid, amount: amount + off, owner };
  },
  apply(room, { by, impUid, amount, owner }) {
    return settle(room, by, cardOf(impUid, { amount, taken: room.used.get(impUid)?.taken ?? 0 }), owner);
  },
  async carryOut(real, { by, impUid, amount, owner }) {
    const count = real.room.followers.length + 1;
    const merchantUid = await orderFor(real, owner === 'payer' ? by : (by + 1) % count, impUid);
    const taken = real.cards.get(impUid)?.cancelledAmount ?? 0;
    const record = { ...cardOf(impUid, { amount, taken }), merchantUid };
    if (!real.cards.has(impUid)) real.cards.set(impUid, record);
    return report(real, by, record);
  },
});

type PayTwice = { by: number; old: string; impUid: string; amount: number };

/** Another payment under the number of an order that is paid, or over. */
const payTwice = kind<PayTwice>('pay-twice', {
  weight: 4,
  roll(roll, room, fresh) {
    const booked = [...room.used].filter(([, payment]) => payment.booked);
    if (booked.length === 0) return null;
    const [old, { by }] = roll.pick(booked);
    return { by, old, impUid: fresh.impUid(), amount: shareIn(room, room.followers[by]!) + (roll.chance(0.1) ? 1 : 0) };
  },
  apply(room, { by, old, impUid, amount }) {
    const owner = room.used.get(old)!.isOrderOver ? 'over' : 'payer';
    const { answer, wrote } = settle(room, by, cardOf(impUid, { amount, taken: 0 }), owner);
    return { answer: `once more: ${answer}`, wrote };
  },
  async carryOut(real, { by, old, impUid, amount }) {
    const record = { ...cardOf(impUid, { amount, taken: 0 }), merchantUid: `order ${old}` };
    real.cards.set(impUid, record);
    return `once more: ${await report(real, by, record)}`;
  },
});

type TakeBack = { by: number; impUid: string; amount: number; isTold: boolean };

/** A reversal at the provider, with or without a webhook. */
const takeBack = kind<TakeBack>('take-back', {
  weight: 5,
  roll(roll, room) {
    const takeable = [...room.used].filter(([, { amount, taken }]) => amount > taken);
    if (takeable.length === 0) return null;
    const [impUid, { by, amount, taken }] = roll.pick(takeable);
    const part = roll.chance(0.6) ? amount - taken : 1 + roll.below(amount - taken);
    return { by, impUid, amount: part, isTold: roll.chance(0.6) };
  },
  apply(room, { by, impUid, amount, isTold }) {
    const payment = room.used.get(impUid)!;
    payment.taken += amount;
    return isTold ? settle(room, by, cardOf(impUid, payment), 'payer') : done;
  },
  async carryOut(real, { by, impUid, amount, isTold }) {
    const card = real.cards.get(impUid)!;
    const cancelledAmount = card.cancelledAmount + amount;
    const status = cancelledAmount === card.amount ? 'cancelled' : 'paid';
    real.cards.set(impUid, { ...card, cancelledAmount, status });
    return isTold ? report(real, by, real.cards.get(impUid)!) : 'ok';
  },
});

export const payments: OperationGroup = { kinds: [pay, payTwice, takeBack] };

async function report(real: RealRoom, by: number, record: Parameters<typeof settlePayment>[3]): Promise<string> {
  const decision = await settlePayment(real.deps, personOf(real, by).userId, real.room.id, record);
  await tryCredit(real.deps, real.room.id);
  return answerOf(decision);
}

/** An order under which the payment was made: the given member's (the leader comes after the followers). */
async function orderFor({ t, room }: RealRoom, owner: number, impUid: string): Promise<string> {
  const merchantUid = `order ${impUid}`;
  const { userId } = room.followers[owner] ?? room.leader;
  const { id } = await t.db
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', room.id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  await sql`
    insert into orders (merchant_uid, board_id, participant_id, amount, status, created_at)
    values (${merchantUid}, ${room.id}, ${id}, 1, 'VOID', ${t.clock.now})
    on conflict do nothing`.execute(t.db);
  return merchantUid;
}
