import assert from 'node:assert/strict';
import { TROUBLE_VERBS, type TroubleVerb } from '@mungchi/contract';
import { transact } from '../../db/transaction';
import { caseVerbs } from '../cases/case-verb-rules';
import { recoverable } from '../cases/recover-rules';
import { endCase as endRealCase } from '../disputes/end-case';
import { knownBack, leftOf } from '../refunds/refund-rules';
import { closeCases, disputableIn, endCase, factsOf, isAboutRefund, refusalOf } from './test-model-cases';
import { isSettling, lossReference, type ModelCase, type ModelRoom, type Outcome, standingIn } from './test-model-room';
import { done, kind, type OperationGroup, refused } from './test-operation';
import { tryCredit } from './test-real-room';
import { returnFirst, returnWhole } from './test-refund-operations';
import { finished, isDueIn, isWithLeader } from './test-settle';

/** Another account or key, records gone. */
const forget = kind<{ impUid: string }>('forget', {
  weight: 3,
  roll(roll, { used }) {
    const known = [...used].filter(([, { forgotten }]) => !forgotten);
    return known.length > 0 ? { impUid: roll.pick(known)[0] } : null;
  },
  apply(room, { impUid }) {
    room.used.get(impUid)!.forgotten = true;
    return done;
  },
  async carryOut({ forgotten }, { impUid }) {
    forgotten.add(impUid);
    return 'ok';
  },
});

const remember = kind<{ impUid: string }>('remember', {
  weight: 3,
  roll(roll, { used }) {
    const unknown = [...used].filter(([, { forgotten }]) => forgotten);
    return unknown.length > 0 ? { impUid: roll.pick(unknown)[0] } : null;
  },
  apply(room, { impUid }) {
    room.used.get(impUid)!.forgotten = false;
    return done;
  },
  async carryOut({ forgotten }, { impUid }) {
    forgotten.delete(impUid);
    return 'ok';
  },
});

type Press = Pick<ModelCase, 'kind' | 'impUid'> & { verb: TroubleVerb; amount: number };

/** An operator presses a button of a case, offered or not, of an ended one too. */
const button = kind<Press>('button', {
  weight: 14,
  roll(roll, room) {
    if (room.cases.length === 0) return null;
    const open = room.cases.filter(({ isOpen }) => isOpen);
    const found = roll.pick(open.length > 0 && roll.chance(0.9) ? open : room.cases);
    const verb = roll.pick(roll.chance(0.7) ? caseVerbs(factsOf(room, found, isDueIn(room))) : TROUBLE_VERBS);
    return { kind: found.kind, impUid: found.impUid, verb, amount: roll.below(found.amount + 2) };
  },
  apply(room, { verb, amount, ...named }) {
    const found = room.cases.find(({ kind, impUid }) => kind === named.kind && impUid === named.impUid)!;
    const refusal = refusalOf(room, found, verb, isDueIn(room));
    if (refusal) return refused(refusal);
    return finished(room, press(room, found, verb, amount));
  },
  async carryOut({ deps, room }, { verb, amount, kind, impUid }) {
    const all = deps.db.selectFrom('moneyCases').select('id').where('kind', '=', kind).where('impUid', '=', impUid);
    const { id } = await all.executeTakeFirstOrThrow();
    await transact(deps.db, (tx) => endRealCase(deps, tx, { id, verb, amount, words: '은행 1' }));
    await tryCredit(deps, room.id);
    return 'ok';
  },
});

function press(room: ModelRoom, found: ModelCase, verb: TroubleVerb, amount: number): Outcome {
  const { impUid } = found;
  const payment = room.used.get(impUid)!;
  switch (verb) {
    case 'SEEN':
      Object.assign(found, { isOpen: false, isSeen: true });
      return done;
    case 'REFUND':
      return recover(room, found, amount);
    case 'RETRY':
      if (isAboutRefund(found)) park(room, impUid, false);
      endCase(found);
      return done;
    case 'HOLD':
      park(room, impUid, true);
      return done;
    case 'FOUND':
      payment.found = true;
      endCase(found);
      return done;
    case 'BY_HAND': {
      if (!isAboutRefund(found)) return returnUnknown(room, found);
      const outcome =
        payment.parts.length > 0
          ? { answer: 'ok', wrote: [returnFirst(room, impUid, payment, true)] }
          : { ...returnWhole(room, impUid, payment, true), answer: 'ok' };
      endCase(found);
      return outcome;
    }
    case 'LOSS': {
      if (leftOf(standingIn(payment)) !== found.amount) return refused('CONFIRM_MISMATCH');
      const reference = lossReference(impUid, knownBack(standingIn(payment)));
      payment.charged += found.amount;
      payment.carried += found.amount;
      endCase(found);
      return { answer: 'ok', wrote: [{ kind: 'CHARGEBACK', reference, amount: found.amount }] };
    }
  }
}

/** Of a loss, what the leader has and nobody can dispute. */
function recover(room: ModelRoom, found: ModelCase, amount: number): Outcome {
  const lost = Math.min(found.amount, room.used.get(found.impUid)!.charged);
  const recovered = found.recovered.reduce((sum, each) => sum + each, 0);
  const leaderHas = room.leader - (room.payout?.amount ?? 0);
  if (amount > recoverable({ lost, recovered, leaderHas, disputable: disputableIn(room) }) && amount > 0)
    return refused('RECOVERY_TOO_HIGH');
  endCase(found);
  if (amount === 0) return done;
  found.recovered.push(amount);
  room.leader -= amount;
  room.recovered += amount;
  const reference = `case ${found.impUid} ${found.recovered.length}`;
  return { answer: 'ok', wrote: [{ kind: 'RECOVERY', reference, amount }] };
}

/** The neighbour has it back by hand, and is settled. */
function returnUnknown(room: ModelRoom, found: ModelCase): Outcome {
  const { impUid, amount } = found;
  const payment = room.used.get(impUid)!;
  if (leftOf(standingIn(payment)) !== amount) return refused('CONFIRM_MISMATCH');
  if (isWithLeader(room, payment)) return refused('NOTHING_OPEN');
  payment.returned += amount;
  payment.byHand += amount;
  if (payment.amount === payment.returned + payment.charged) {
    payment.isOrderOver = true;
    if (isSettling(room, impUid)) room.followers[payment.by]!.settledBy = null;
  }
  closeCases(room, impUid, ['REFUND_REFUSED', 'REFUND_ODD', 'REFUND_WAITS']);
  room.followers[payment.by]!.refunded = true;
  endCase(found);
  return { answer: 'ok', wrote: [{ kind: 'REFUND', reference: `${impUid} lost`, amount }] };
}

/** Whether its first open refund is tried. */
function park(room: ModelRoom, impUid: string, isParked: boolean): void {
  const payment = room.used.get(impUid)!;
  if (payment.parts[0]) payment.parts[0].parked = isParked;
  else payment.held = isParked;
}

export const cases: OperationGroup = {
  kinds: [forget, remember, button],
  check(room) {
    for (const found of room.cases.filter(({ isOpen }) => isOpen)) {
      const verbs = caseVerbs(factsOf(room, found, isDueIn(room)));
      assert.ok(verbs.length > 0, `${found.kind} has a verb`);
      assert.ok(
        found.recovered.reduce((sum, each) => sum + each, 0) <= room.used.get(found.impUid)!.charged,
        'never more is taken from a leader than was lost',
      );
    }
  },
};
