import assert from 'node:assert/strict';
import type { Role } from '@mungchi/contract';
import type { Dice } from '../../eval/dice';
import { acceptDispute } from '../disputes/accept-dispute';
import { contestDispute } from '../disputes/contest-dispute';
import { creditUndisputed } from '../disputes/credit-undisputed';
import { decideDispute } from '../disputes/decide-dispute';
import {
  decideAccept,
  decideContest,
  decideDecision,
  decideOpenDispute,
  decideWithdraw,
  isDisputeOpen,
  undisputedFrom,
  wantedOf,
} from '../disputes/dispute-rules';
import { openDispute } from '../disputes/open-dispute';
import { withdrawDispute } from '../disputes/withdraw-dispute';
import { sourcesOf } from '../refunds/refund-rules';
import { raiseUnknown } from './test-model-cases';
import {
  DAY_LENGTH,
  freeIn,
  isSettling,
  leftIn,
  type ModelDispute,
  type ModelFollower,
  type ModelRoom,
  momentOf,
  type Outcome,
  openOf,
  seatedIn,
  shareIn,
} from './test-model-room';
import { type Actor, anyFollower, done, kind, type OperationGroup, personOf, refused } from './test-operation';
import { tryCredit } from './test-real-room';
import { confirm, finished } from './test-settle';

type Open = { by: number; kind: 'NOT_RECEIVED' | 'DAMAGED'; wanted: number; id: number };

const open = kind<Open>('open-dispute', {
  weight: 12,
  roll(roll, room, fresh) {
    if (!isBought(room) && !roll.chance(0.1)) return null;
    const kind = roll.chance(0.3) ? 'NOT_RECEIVED' : 'DAMAGED';
    const by = anyFollower(roll, room);
    return { by, kind, wanted: 1 + roll.below(1 + shareIn(room, room.followers[by]!)), id: fresh.id() };
  },
  apply(room, { by, kind, wanted, id }) {
    const follower = room.followers[by]!;
    if (follower.left) return refused('NOT_A_MEMBER');
    const left = leftIn(room, follower);
    const me = { stage: room.stage, role: 'FOLLOWER' as const, left, ...receiptOf(follower) };
    const refusal = decideOpenDispute(me, follower.said, momentOf(room.day));
    if (refusal) return refused(refusal);
    const asked = wantedOf(kind, wanted, left);
    if (asked === null) return refused('WANTED_TOO_HIGH');
    const told: ModelDispute = { id, kind, state: 'OPEN', wanted: asked, answer: null };
    follower.said = [...follower.said, told];
    return done;
  },
  async carryOut(real, { by, id, ...form }) {
    const told = await openDispute(real.deps, personOf(real, by).userId, real.room.id, { ...form, text: '달라요' });
    real.disputes.set(id, told.id);
    return 'ok';
  },
});

type About = { by: Actor; id: number };

const accept = kind<About>('accept-dispute', {
  weight: 5,
  roll: (roll, room) => about(roll, room, 'leader'),
  apply(room, { by, id }) {
    const [follower, dispute] = find(room, id);
    const refusal = decideAccept(roleOf(by), dispute);
    if (refusal) return refused(refusal);
    if (room.stage === 'COMPLETED' && Math.min(dispute.wanted, leftIn(room, follower)) > leaderHas(room)) {
      become(follower, dispute, { state: 'ESCALATED' });
      return refused('LEADER_SHORT');
    }
    return end(room, follower, dispute, 'ACCEPTED', dispute.wanted);
  },
  async carryOut(real, { by, id }) {
    await acceptDispute(real.deps, personOf(real, by).userId, real.room.id, real.disputes.get(id)!);
    return 'ok';
  },
});

const contest = kind<About>('contest-dispute', {
  weight: 8,
  roll: (roll, room) => about(roll, room, 'leader'),
  apply(room, { by, id }) {
    const [follower, dispute] = find(room, id);
    const refusal = decideContest(roleOf(by), dispute);
    if (refusal) return refused(refusal);
    become(follower, dispute, { state: 'ESCALATED', answer: '아니에요' });
    return done;
  },
  async carryOut(real, { by, id }) {
    const answer = { text: '아니에요' };
    await contestDispute(real.deps, personOf(real, by).userId, real.room.id, real.disputes.get(id)!, answer);
    return 'ok';
  },
});

const withdraw = kind<About>('withdraw-dispute', {
  weight: 4,
  roll: (roll, room) => about(roll, room, 'teller'),
  apply(room, { by, id }) {
    const [follower, dispute] = find(room, id);
    const participantId = room.followers.indexOf(follower) as never;
    const me = { id: by === 'leader' ? -1 : by, role: roleOf(by) };
    const refusal = decideWithdraw(me, { ...dispute, participantId });
    if (refusal) return refused(refusal);
    become(follower, dispute, { state: 'WITHDRAWN' });
    return finished(room, done);
  },
  async carryOut(real, { by, id }) {
    await withdrawDispute(real.deps, personOf(real, by).userId, real.room.id, real.disputes.get(id)!);
    return 'ok';
  },
});

/** An operator gives back all, a part, or nothing. */
const decide = kind<{ id: number; amount: number }>('decide-dispute', {
  weight: 8,
  roll(roll, room) {
    const chosen = about(roll, room, 'leader');
    if (!chosen) return null;
    const left = leftIn(room, find(room, chosen.id)[0]);
    if (roll.chance(0.1)) return { id: chosen.id, amount: left + 1 };
    return { id: chosen.id, amount: roll.pick([0, left, roll.below(left + 1)]) };
  },
  apply(room, { id, amount }) {
    const [follower, dispute] = find(room, id);
    const refusal = decideDecision(dispute, amount, leftIn(room, follower));
    return refusal ? refused(refusal) : end(room, follower, dispute, 'DECIDED', amount);
  },
  async carryOut(real, { id, amount }) {
    await decideDispute(real.deps, real.disputes.get(id)!, amount, '사진을 봤어요');
    return 'ok';
  },
});

/** Nobody who has received by now can dispute any more. */
const passDay = kind<object>('pass-day', {
  weight: 2,
  roll: (_roll, room) => ((isBought(room) || room.stage === 'CANCELLED') && room.day < 6 ? {} : null),
  apply(room) {
    room.day += 1;
    return done;
  },
  async carryOut({ clock }) {
    clock.at += DAY_LENGTH;
    return 'ok';
  },
});

/** The clock hands over what nobody disputes. */
const undisputed = kind<object>('undisputed', {
  weight: 14,
  roll: (_roll, room) => (room.stage === 'PURCHASED' ? {} : null),
  apply(room) {
    if (restIn(room, unconfirmedIn(room)) <= 0) return finished(room, refused('nothing'));
    const { wrote, unknown } = confirm(room);
    for (const impUid of unknown) raiseUnknown(room, impUid);
    const amount = restIn(room, unknown);
    if (amount <= 0) return finished(room, { answer: 'nothing', wrote });
    for (const [impUid, payment] of room.used)
      if (isSettling(room, impUid)) payment.withheld = unknown.includes(impUid);
    for (const one of room.followers) if (!isAside(one, unknown)) one.handed = true;
    room.leader += amount;
    const reference = `the rest of day ${room.day}, ${amount} of ${room.leader}`;
    return finished(room, { answer: 'ok', wrote: [...wrote, { kind: 'HAND_OVER', reference, amount }] });
  },
  async carryOut({ deps, room }) {
    const count = () =>
      deps.db
        .selectFrom('ledgerSets')
        .select('id')
        .where('boardId', '=', room.id)
        .where('kind', '=', 'HAND_OVER')
        .execute();
    const before = (await count()).length;
    await creditUndisputed(deps, room.id);
    const isHanded = (await count()).length > before;
    await tryCredit(deps, room.id);
    return isHanded ? 'ok' : 'nothing';
  },
});

export const disputes: OperationGroup = {
  kinds: [open, accept, contest, withdraw, decide, passDay, undisputed],
  check(room) {
    for (const follower of room.followers) {
      assert.ok(
        follower.said.filter(isDisputeOpen).length <= 1 && follower.said.length <= 3,
        'one at a time, three in all',
      );
      if (openOf(follower)) assert.ok(isBought(room), 'about goods');
    }
    if (room.stage !== 'PURCHASED') return;
    const waiting = seatedIn(room).filter((one) => !one.handed);
    const left = waiting.reduce((sum, one) => sum + leftIn(room, one), 0);
    assert.ok(freeIn(room) >= left, 'what is disputed or not received is here');
  },
};

const isBought = ({ stage }: ModelRoom) => stage === 'PURCHASED' || stage === 'COMPLETED';
const roleOf = (by: Actor): Role => (by === 'leader' ? 'LEADER' : 'FOLLOWER');

/** Any problem that was told of, mostly one that is open; mostly by who may say something about it. */
function about(roll: Dice, room: ModelRoom, who: 'leader' | 'teller'): About | null {
  const all = room.followers.flatMap(({ said }, by) => said.map((dispute) => ({ by, dispute })));
  const open = all.filter(({ dispute }) => isDisputeOpen(dispute));
  if (all.length === 0) return null;
  const { by, dispute } = roll.pick(open.length > 0 && roll.chance(0.8) ? open : all);
  const usual = who === 'leader' ? who : by;
  return { by: roll.chance(0.85) ? usual : roll.chance(0.5) ? 'leader' : anySeated(roll, room), id: dispute.id };
}

function anySeated(roll: Dice, { followers }: ModelRoom): number {
  return roll.pick([...followers.keys()].filter((by) => !followers[by]!.left));
}

function find(room: ModelRoom, id: number): [ModelFollower, ModelDispute] {
  const follower = room.followers.find(({ said }) => said.some((one) => one.id === id))!;
  return [follower, follower.said.find((one) => one.id === id)!];
}

function become(follower: ModelFollower, { id }: ModelDispute, changes: Partial<ModelDispute>): void {
  follower.said = follower.said.map((one) => (one.id === id ? { ...one, ...changes } : one));
}

function receiptOf({ received, receivedOn, refunded }: ModelFollower) {
  return { receivedAt: received ? momentOf(receivedOn) : null, refundedAt: refunded ? momentOf(0) : null };
}

const leaderHas = ({ leader, payout }: ModelRoom): number => leader - (payout?.amount ?? 0);

/** What goes back, and the follower is settled with it. */
function end(
  room: ModelRoom,
  follower: ModelFollower,
  dispute: ModelDispute,
  state: 'ACCEPTED' | 'DECIDED',
  wanted: number,
): Outcome {
  const amount = Math.min(wanted, leftIn(room, follower));
  const wrote: Outcome['wrote'] = [];
  if (amount > 0) {
    room.used
      .get(follower.settledBy!)!
      .parts.push({ of: 'dispute', id: dispute.id, amount, parked: false, since: room.day });
    const { leader, service } = sourcesOf(amount, leaderHas(room));
    const from = [
      { kind: 'RETURN' as const, reference: `dispute ${dispute.id}`, amount: leader },
      { kind: 'COVERED' as const, reference: `dispute ${dispute.id}`, amount: service },
    ];
    if (room.stage === 'COMPLETED') wrote.push(...from.filter((one) => one.amount > 0));
    if (room.stage === 'COMPLETED') room.leader -= leader;
  }
  become(follower, dispute, { state });
  if (leftIn(room, follower) === 0) follower.refunded = true;
  else if (!follower.received) Object.assign(follower, { received: true, receivedOn: room.day });
  return finished(room, { answer: 'ok', wrote });
}

/** What can go to the leader while somebody disputes, or a payment is not known. */
function restIn(room: ModelRoom, unknown: readonly string[]): number {
  const members = room.followers.flatMap((one, id) =>
    one.left ? [] : [{ id, role: 'FOLLOWER' as const, ...receiptOf(one), one }],
  );
  const aside = members.filter(({ one }) => isAside(one, unknown));
  const ids = new Set(aside.map(({ id }) => id));
  const from = undisputedFrom(room.stage, members, ids);
  if (from === null || from > momentOf(room.day)) return 0;
  return aside.reduce((rest, { one }) => rest - leftIn(room, one), freeIn(room));
}

const isAside = (one: ModelFollower, unknown: readonly string[]): boolean =>
  openOf(one) !== undefined || (one.settledBy !== null && unknown.includes(one.settledBy));

/** What the provider did not know when it was asked last. */
const unconfirmedIn = (room: ModelRoom): string[] =>
  room.cases
    .filter(({ kind, isOpen: open, impUid }) => kind === 'UNCONFIRMED' && open && isSettling(room, impUid))
    .map(({ impUid }) => impUid)
    .filter((impUid) => !room.used.get(impUid)!.found);
