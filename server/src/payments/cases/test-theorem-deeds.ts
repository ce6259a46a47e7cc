import { DAY_MS, type DisputeId, HOUR_MS, type PayoutId, TROUBLE_VERBS, type TroubleVerb } from '@mungchi/contract';
import { sql } from 'kysely';
import { withdraw } from '../../accounts/withdraw';
import { lockRoom } from '../../boards/lock-board';
import { transact } from '../../db/transaction';
import type { Dice } from '../../eval/dice';
import { callOffBoard } from '../../operator/cases/call-off-board';
import { decideCase } from '../../operator/cases/decide-case';
import { decideTrouble } from '../../operator/cases/decide-trouble';
import type { Operator } from '../../operator/operator';
import { reason } from '../../operator/test-operator';
import { endPayout } from '../../payouts/end-payout';
import { requestPayout } from '../../payouts/request-payout';
import { saveAccount } from '../../payouts/save-account';
import { Refusal } from '../../refusal';
import { sanctionNow } from '../../safety/test-sanctions';
import type { TestApp } from '../../test-app';
import { completePurchase } from '../complete-purchase';
import { completeTrade } from '../complete-trade';
import { acceptDispute } from '../disputes/accept-dispute';
import { contestDispute } from '../disputes/contest-dispute';
import { openDispute } from '../disputes/open-dispute';
import { leftFor } from '../ledger/left-for';
import { lookAtPayment } from '../look-at-payment';
import { ProviderUnavailable } from '../provider/payment-provider';
import { addReceipt } from '../receipts/add-receipt';
import { cancelWithRefunds } from '../refunds/cancel-with-refunds';
import { payByCard, paymentOf, type TestRoom, takeBack } from '../test-rooms';
import { openCasesOf } from './test-cases';
import type { Moody } from './test-moody-provider';

export type World = { t: TestApp; roll: Dice; operator: Operator; provider: Moody; tried: Map<string, number> };
type Deed = (world: World, room: TestRoom) => Promise<unknown>;

/** What people, the provider and operators may do, sensible or not. */
export const DEEDS: Record<string, Deed> = {
  buy: ({ t }, { id, leader }) => completePurchase(t.deps, leader.userId, id),
  receive: ({ t, roll }, { id, followers }) => completeTrade(t.deps, roll.pick(followers).userId, id),
  complain: ({ t, roll }, { id, followers }) => {
    const problem = roll.chance(0.5) ? { kind: 'NOT_RECEIVED' as const } : { kind: 'SHORT' as const, wanted: 700 };
    return openDispute(t.deps, roll.pick(followers).userId, id, { ...problem, text: '달라요' });
  },
  accept: async ({ t }, room) => {
    const dispute = await disputeIn(t, room, 'OPEN');
    return dispute && acceptDispute(t.deps, room.leader.userId, room.id, dispute);
  },
  contest: async ({ t }, room) => {
    const dispute = await disputeIn(t, room, 'OPEN');
    return dispute && contestDispute(t.deps, room.leader.userId, room.id, dispute, { text: '아니에요' });
  },
  cost: ({ t, roll }, { id, leader }) =>
    addReceipt(t.deps, leader.userId, id, { spent: 6000 + roll.below(4000), sure: true }),
  cancel: ({ t }, { id, leader }) => cancelWithRefunds(t.deps, leader.userId, id),
  'take back': async ({ t, roll }, room) => {
    const impUid = await anyPayment(t, roll, room);
    if (!impUid) return;
    await takeBack(t, impUid, roll.chance(0.5) ? 300 : undefined).catch(() => undefined);
    if (roll.chance(0.7)) await lookAtPayment(t.deps, { impUid });
  },
  forget: async ({ t, roll, provider }, room) => {
    const impUid = await anyPayment(t, roll, room);
    if (impUid) provider.forgotten.add(impUid);
  },
  remember: async ({ provider }) => provider.forgotten.clear(),
  'refuse refunds': async ({ t, roll, provider }, room) => {
    const impUid = await anyPayment(t, roll, room);
    if (impUid) provider.refusing.add(impUid);
  },
  silence: async ({ t, roll, provider }, room) => {
    const impUid = await anyPayment(t, roll, room);
    if (impUid) provider.silent.add(impUid);
  },
  'pay twice': async ({ t, roll }, room) => {
    const orders = t.db.selectFrom('orders').select('merchantUid').where('boardId', '=', room.id);
    const numbers = (await orders.execute()).map(({ merchantUid }) => merchantUid);
    if (numbers.length === 0) return;
    const impUid = await payByCard(t, { merchantUid: roll.pick(numbers), amount: room.share });
    await lookAtPayment(t.deps, { impUid });
  },
  'ask payout': ({ t }, room) => askPayout(t, room),
  'end payout': async ({ t, roll }, { leader }) => {
    const open = t.db.selectFrom('payouts').select(['id', 'state']).where('userId', '=', leader.userId);
    const payout = await open.where('state', 'in', ['REQUESTED', 'SENT']).orderBy('id', 'desc').executeTakeFirst();
    if (!payout) return;
    if (payout.state === 'SENT') return endPayout(t.deps, payout.id, { state: 'RETURNED', why: '없는 계좌' });
    const isSent = roll.chance(0.8);
    await endPayout(t.deps, payout.id, isSent ? { state: 'SENT', reference: 'b' } : { state: 'FAILED', why: '예금주' });
  },
  leave: ({ t, roll }, { leader }) => withdraw(t.deps, leader.userId, { reason: 'OTHER', waive: roll.chance(0.5) }),
  // The bank may still return it (`end payout`).
  'leave with a payout': async ({ t }, room) => {
    const { id } = await askPayout(t, room);
    await endPayout(t.deps, id, { state: 'SENT', reference: 'b' });
    return withdraw(t.deps, room.leader.userId, { reason: 'OTHER', waive: true });
  },
  ban: ({ t, roll }, { leader, followers }) =>
    sanctionNow(t.deps, roll.pick([leader, ...followers]).userId, { kind: 'BANNED', reason }),
  'call off': async ({ t, operator }, { id }) => callOffBoard(t.deps, operator, id, await callOffOrder(t, id)),
  decide: (world, room) => decideAny(world, room),
  button: async (world, room) => {
    const open = await openCasesOf(world.t, room);
    if (open.length > 0) await pressButton(world, world.roll.pick(open), world.roll.pick(TROUBLE_VERBS));
  },
};

async function askPayout(t: TestApp, { leader }: TestRoom) {
  await saveAccount(t.deps, leader.userId, { bank: '004', number: '12345604987654', holder: '김서연' });
  const later = { ...t.deps, now: () => new Date(t.clock.now.getTime() + 4 * DAY_MS) };
  return requestPayout(later, leader.userId);
}

/** Whether it was accepted. A refusal is an answer, and so is a silent provider; everything else that is thrown fails the test. */
export async function tryDeed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Refusal || error instanceof ProviderUnavailable) return false;
    throw error;
  }
}

type Case = { id: number; kind: string; amount: number };

/** The console's button, its sum typed twice. */
export async function pressButton({ t, operator, tried }: World, { id, kind, amount }: Case, verb: TroubleVerb) {
  const done = await tryDeed(() =>
    decideTrouble(t.deps, operator, `c${id}`, { verb, refund: amount, confirm: amount, reason }),
  );
  const name = done ? `${kind} ${verb}` : 'refused';
  tried.set(name, (tried.get(name) ?? 0) + 1);
  return done;
}

export async function decideAny({ t, roll, operator, tried }: World, room: TestRoom): Promise<void> {
  const dispute = await disputeIn(t, room, 'ESCALATED');
  if (!dispute) return;
  for (const refund of [roll.below(room.share + 1), 0])
    if (await tryDeed(() => decideCase(t.deps, operator, dispute, { refund, confirm: refund, reason }))) {
      tried.set('decide', (tried.get('decide') ?? 0) + 1);
      return;
    }
}

async function disputeIn(
  { db }: TestApp,
  { id }: TestRoom,
  state: 'OPEN' | 'ESCALATED',
): Promise<DisputeId | undefined> {
  const found = db.selectFrom('disputes').select('id').where('boardId', '=', id).where('state', '=', state);
  return (await found.orderBy('id').executeTakeFirst())?.id;
}

async function anyPayment(t: TestApp, roll: Dice, room: TestRoom): Promise<string | null> {
  return paymentOf(t, room, roll.below(room.followers.length)).catch(() => null);
}

async function callOffOrder({ db }: TestApp, boardId: TestRoom['id']) {
  const confirm = await transact(db, async (tx) => {
    const { board, members } = await lockRoom(tx, boardId);
    if (board.stage === 'PURCHASED') return 0;
    let sum = 0;
    for (const member of members) sum += await leftFor(tx, member);
    return sum;
  });
  return { reason, confirm };
}

/** What somebody who has left still has in this room, without what is on an operator's list of payouts. */
export async function strandedIn({ db }: TestApp, { id }: TestRoom): Promise<number> {
  const { rows } = await sql<{ stranded: number }>`
    select coalesce(sum(e.amount), 0)::float8 - coalesce((
      select sum(p.amount) from payout_parts p join payouts o on o.id = p.payout_id
      where p.board_id = b.id and o.state = 'REQUESTED'), 0)::float8 as stranded
    from boards b join users u on u.id = b.leader_id
    join ledger_sets s on s.board_id = b.id join ledger_entries e on e.set_id = s.id and e.account = 'LEADER'
    where b.id = ${id} and u.left_at is not null group by b.id`.execute(db);
  return rows[0]?.stranded ?? 0;
}

/** Whoever has left cannot ask for it: an operator sends what the bank returned, or the service keeps it. */
export async function endPayoutsOfLeavers({ t, roll, tried }: World): Promise<number> {
  const { rows } = await sql<{ id: PayoutId }>`
    select p.id from payouts p join users u on u.id = p.user_id
    where p.state = 'REQUESTED' and u.left_at is not null order by p.id`.execute(t.db);
  for (const { id } of rows) {
    const isSent = roll.chance(0.5);
    await endPayout(t.deps, id, isSent ? { state: 'SENT', reference: 'b' } : { state: 'FAILED', why: '닿지 않아요' });
    const name = `payout of a leaver ${isSent ? 'sent' : 'kept'}`;
    tried.set(name, (tried.get(name) ?? 0) + 1);
  }
  return rows.length;
}

/** Every job that moves money, as the days go by. */
export async function tick(t: TestApp, hours: number): Promise<void> {
  t.clock.now = new Date(t.clock.now.getTime() + hours * HOUR_MS);
  for (const job of MONEY_JOBS) await t.deps.jobs.add(t.db, job, {}, { runAt: t.clock.now, key: job });
  await t.runJobs();
}

const MONEY_JOBS = ['payments.reconcile', 'payments.promises', 'payouts.send-forgotten'] as const;
