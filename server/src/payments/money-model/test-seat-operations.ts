import assert from 'node:assert/strict';
import { decideJoin, decideSeatOffer, decideTakeRest, nextStage } from '../../boards/board-rules';
import { lockRoom } from '../../boards/lock-board';
import { joinBoard } from '../../boards/seats/join-board';
import { keepSeat, offerSeat } from '../../boards/seats/offer-seat';
import { pausedUntil } from '../../boards/seats/pause-rules';
import { decideSeats } from '../../boards/seats/seat-rules';
import { takeRest as takeRestOf } from '../../boards/seats/take-rest';
import { transact } from '../../db/transaction';
import { extendPayBy } from '../clocks/extend-pay-by';
import { releaseSeats } from '../clocks/release-seats';
import { decideExtendPay } from '../leader-rules';
import { leftOf } from '../refunds/refund-rules';
import {
  boardIn,
  freeSeatsIn,
  isSettling,
  MODEL_FOLLOWER,
  MODEL_LEADER,
  type ModelRoom,
  NEWCOMER,
  NOW,
  seatedIn,
  standingIn,
} from './test-model-room';
import {
  type Actor,
  actorWith,
  anyFollower,
  done,
  kind,
  type OperationGroup,
  personOf,
  refused,
} from './test-operation';
import { isEverybodyPaid } from './test-settle';

/** What the clock does once it is over for a follower: nothing to who paid or left. */
const release = kind<{ by: number }>('release', {
  weight: 5,
  roll: (roll, room) => ({ by: anyFollower(roll, room) }),
  apply(room, { by }) {
    const follower = room.followers[by]!;
    if (room.stage !== 'RECRUITED' || follower.left || follower.settledBy !== null) return refused('nothing');
    Object.assign(follower, { left: true, handingOn: false, releases: follower.releases + 1 });
    return done;
  },
  carryOut(real, { by }) {
    return transact(real.deps.db, async (tx) => {
      const room = await lockRoom(tx, real.room.id);
      const member = room.members.find(({ userId }) => userId === personOf(real, by).userId);
      if (room.board.stage !== 'RECRUITED' || !member || member.paidAt) return 'nothing';
      await releaseSeats(real.deps, tx, room, [member], real.t.clock.now);
      return 'ok';
    });
  },
});

const handOn = handing('hand-on', true);
const keep = handing('keep', false);

function handing(name: string, handingOn: boolean) {
  return kind<{ by: number }>(name, {
    weight: handingOn ? 6 : 2,
    roll: (roll, room) => ({ by: anyFollower(roll, room) }),
    apply(room, { by }) {
      const follower = room.followers[by]!;
      if (follower.left) return refused('NOT_A_MEMBER');
      const refusal = decideSeatOffer(room.stage, 'FOLLOWER', follower.settledBy !== null);
      if (refusal) return refused(refusal);
      follower.handingOn = handingOn;
      return done;
    },
    async carryOut(real, { by }) {
      await (handingOn ? offerSeat : keepSeat)(real.deps, personOf(real, by).userId, real.room.id);
      return 'ok';
    },
  });
}

/** A newcomer or somebody who was here takes free seats, else those handed on first, seat by seat; all of them or none. */
const join = kind<{ by: number | 'newcomer'; seats: number }>('join', {
  weight: 14,
  roll: (roll, room) => ({
    by: roll.chance(0.7) ? 'newcomer' : anyFollower(roll, room),
    seats: roll.chance(0.6) ? 1 : 1 + roll.below(room.maxSeats + 1),
  }),
  apply(room, { by, seats }) {
    const before = by === 'newcomer' ? NEWCOMER : room.followers[by]!;
    const isMember = by !== 'newcomer' && !before.left;
    const refusal = decideJoin(boardIn(room), { userId: MODEL_FOLLOWER, isMember, isBlocked: false }, NOW);
    if (refusal) return refused(refusal);
    if (pausedUntil({ count: before.releases, last: NOW }, NOW)) return refused('JOIN_PAUSED');
    const lack = decideSeats(boardIn(room), seats);
    if (lack) return refused(lack.code);
    takeHandedOn(room, Math.max(0, seats - freeSeatsIn(room)));
    const seat = { ...NEWCOMER, seats, releases: before.releases };
    if (by === 'newcomer') room.followers.push(seat);
    else room.followers[by] = seat;
    return done;
  },
  async carryOut(real, { by, seats }) {
    const person = by === 'newcomer' ? await real.t.person() : personOf(real, by);
    await joinBoard(real.deps, person.userId, real.room.id, seats);
    if (by === 'newcomer') real.room.followers.push(person);
    return 'ok';
  },
});

/** The last of somebody's seats ends their membership. */
function takeHandedOn(room: ModelRoom, seats: number): void {
  let rest = seats;
  for (const holder of room.followers) {
    if (!holder.handingOn || rest === 0) continue;
    const given = Math.min(rest, holder.seats);
    rest -= given;
    if (given === holder.seats) Object.assign(holder, { left: true, handingOn: false });
    else holder.seats -= given;
  }
}

const takeRest = kind<{ by: Actor }>('take-rest', {
  weight: 20,
  roll: actorWith(0.8),
  apply(room, { by }) {
    const refusal = decideTakeRest(
      boardIn(room),
      by === 'leader' ? MODEL_LEADER : MODEL_FOLLOWER,
      seatedIn(room).length,
    );
    if (refusal) return refused(refusal);
    room.leaderSeats += freeSeatsIn(room);
    if (isEverybodyPaid(room)) room.stage = nextStage(room.stage, 'everyone-paid')!;
    return done;
  },
  async carryOut(real, { by }) {
    await takeRestOf(real.deps, personOf(real, by).userId, real.room.id);
    return 'ok';
  },
});

const extend = kind<{ by: Actor }>('extend', {
  weight: 1,
  roll: actorWith(0.8),
  apply(room, { by }) {
    if (by !== 'leader' && room.followers[by]!.left) return refused('NOT_A_MEMBER');
    const refusal = decideExtendPay(boardIn(room), by === 'leader' ? 'LEADER' : 'FOLLOWER');
    if (refusal) return refused(refusal);
    room.isExtended = true;
    return done;
  },
  async carryOut(real, { by }) {
    await extendPayBy(real.deps, personOf(real, by).userId, real.room.id);
    return 'ok';
  },
});

export const seats: OperationGroup = { kinds: [release, handOn, keep, join, takeRest, extend], check };

function check(room: ModelRoom): void {
  assert.ok(freeSeatsIn(room) >= 0, 'no more seats than there are');
  for (const [by, { left, settledBy }] of room.followers.entries()) {
    if (!left) continue;
    assert.equal(settledBy, null, 'nobody leaves a seat with a payment on it');
    const unreturned = [...room.used.values()].filter((one) => one.by === by && one.taken < one.amount);
    assert.ok(
      unreturned.every(({ refund }) => refund === 'promised'),
      'nobody left and unrefunded',
    );
  }
  for (const [impUid, payment] of room.used) {
    if (!payment.booked || isSettling(room, impUid) || payment.refund === 'promised') continue;
    assert.equal(leftOf(standingIn(payment)), 0, 'what is held is paid for a seat or on its way back');
  }
}
