import { HOUR_MS } from '@mungchi/contract';
import * as fc from 'fast-check';
import { confirmByOf, decideNoShow, decideWord, wordOf } from '../handover/handover-rules';
import { decideAccept, decideContest, decideOpenDispute, decideWithdraw } from './disputes/dispute-rules';
import {
  endDispute,
  finish,
  leftOf,
  lose,
  openDisputeOf,
  payAgain,
  type Room,
  receive,
  sayCost,
  tell,
  UNWARNED,
  withdraw,
} from './test-received-room';
import { decideTrade, isSettled } from './trade-rules';

/** What anybody may do after the goods were bought. */
const DEEDS = ['meet', 'call-off', 'handed', 'no-show', 'unmark', 'press', 'tell', 'tell-part', 'withdraw'] as const;
const OTHERS = ['accept', 'contest', 'decide', 'receipt', 'refund-done', 'lose', 'pay-again', 'nothing'] as const;
export const deed = fc.record({
  do: fc.constantFrom(...DEEDS, ...OTHERS),
  who: fc.nat(2),
  hours: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 30, max: 300 })),
  ahead: fc.integer({ min: 1, max: 21 * 24 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

export function act(room: Room, { do: what, who, ahead }: Deed, at: Date): void {
  const follower = room.followers[who]!;
  const dispute = openDisputeOf(follower);
  const mayMark = decideWord(room.stage, 'LEADER', follower, dispute !== undefined) === null;
  const word = (handedAt: Date | null, noShowAt: Date | null) => {
    const confirmBy = handedAt || noShowAt ? confirmByOf(room.appointment, at) : null;
    Object.assign(follower, { handedAt, noShowAt, confirmBy, ...UNWARNED });
  };
  switch (what) {
    case 'meet': {
      const startsAt = new Date(at.getTime() + ahead * HOUR_MS);
      room.appointment = { startsAt, endsAt: new Date(startsAt.getTime() + 6 * HOUR_MS), setAt: at };
      return;
    }
    case 'call-off':
      room.appointment = null;
      return;
    case 'handed':
      if (mayMark && wordOf(follower) !== 'HANDED') word(at, null);
      return;
    case 'no-show':
      if (mayMark && wordOf(follower) !== 'NO_SHOW' && !decideNoShow(room.appointment, at)) word(null, at);
      return;
    case 'unmark':
      if (mayMark) word(null, null);
      return;
    case 'press':
      if (decideTrade(room.stage, 'FOLLOWER', isSettled(follower), dispute?.kind ?? null)) return;
      if (dispute) dispute.state = 'WITHDRAWN';
      receive(room, follower, at);
      return;
    case 'tell':
    case 'tell-part': {
      const left = leftOf(follower);
      if (decideOpenDispute({ ...follower, stage: room.stage, left }, follower.disputes, at)) return;
      tell(follower, what === 'tell' ? 'NOT_RECEIVED' : 'SHORT', 1 + ((ahead * 31) % left), at);
      return;
    }
    case 'withdraw':
      if (!decideWithdraw(follower, dispute)) withdraw(room, follower, at);
      return;
    case 'accept':
      if (!decideAccept('LEADER', dispute)) endDispute(room, follower, dispute!.wanted, 'ACCEPTED', at);
      return;
    case 'contest':
      if (!decideContest('LEADER', dispute)) Object.assign(dispute!, { state: 'ESCALATED', answer: '아니에요' });
      return;
    case 'decide':
      if (dispute?.state === 'ESCALATED')
        endDispute(room, follower, (ahead * 53) % (follower.share + 1), 'DECIDED', at);
      return;
    case 'receipt':
      sayCost(room, ahead);
      return;
    case 'refund-done': {
      const open = follower.refunds.find(({ done }) => !done);
      if (open) finish(room, open);
      for (const stray of room.strays) stray.done = true;
      return;
    }
    case 'pay-again':
      payAgain(room, follower, ahead % 2 ? follower.share || 1 : 1 + ahead);
      return;
    case 'lose':
      lose(room, follower, at);
      return;
    case 'nothing':
  }
}
