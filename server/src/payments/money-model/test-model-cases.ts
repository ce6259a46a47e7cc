import type { TroubleVerb } from '@mungchi/contract';
import type { MoneyCaseKind } from '../../db/column-types';
import { type CaseFacts, decideVerb } from '../cases/case-verb-rules';
import { REFUND_CASES } from '../cases/close-cases';
import { leftOf } from '../refunds/refund-rules';
import { type ModelCase, type ModelRoom, openOf, seatedIn, standingIn } from './test-model-room';

type Raised = Pick<ModelCase, 'kind' | 'impUid' | 'amount'> & { again?: boolean };

/** As `raiseCase`: one of a kind per payment, opened again by another amount, or where it goes on being so. */
export function raiseCase({ cases }: ModelRoom, { again = false, ...raised }: Raised): void {
  const known = cases.find(({ kind, impUid }) => kind === raised.kind && impUid === raised.impUid);
  if (!known) cases.push({ ...raised, isOpen: true, isSeen: false, recovered: [] });
  else if (
    known.amount !== raised.amount ||
    (!known.isOpen && !raised.kind.startsWith('LOST') && (!known.isSeen || again))
  )
    Object.assign(known, raised, { isOpen: true, isSeen: false });
}

export function raiseUnknown(room: ModelRoom, impUid: string): void {
  const amount = leftOf(standingIn(room.used.get(impUid)!));
  raiseCase(room, { kind: 'UNCONFIRMED', impUid, amount, again: true });
}

/** As `raiseRefundCase`: one open case of a payment's refund. */
export function raiseRefundCase(room: ModelRoom, raised: Raised): void {
  const isOpen = room.cases.some((each) => each.isOpen && each.impUid === raised.impUid && isAboutRefund(each));
  if (raised.kind === 'REFUND_WAITS' && isOpen) return;
  closeCases(
    room,
    raised.impUid,
    REFUND_CASES.filter((kind) => kind !== raised.kind),
  );
  raiseCase(room, raised);
}

export function closeCases({ cases }: ModelRoom, impUid: string, kinds: readonly MoneyCaseKind[]): void {
  for (const each of cases) if (each.impUid === impUid && kinds.includes(each.kind)) endCase(each);
}

/** Nobody took note of it: it ended. */
export function endCase(each: ModelCase): void {
  if (each.isOpen) Object.assign(each, { isOpen: false, isSeen: false });
}

export const isAboutRefund = ({ kind }: Pick<ModelCase, 'kind'>): boolean =>
  (REFUND_CASES as readonly string[]).includes(kind);

/** Why a verb is refused, by the product's rule. */
export function refusalOf(room: ModelRoom, { kind, impUid, isOpen }: ModelCase, verb: TroubleVerb, isDue: boolean) {
  return isOpen ? decideVerb(factsOf(room, { kind, impUid }, isDue), verb) : 'NOT_FOUND';
}

export function factsOf(
  room: ModelRoom,
  { kind, impUid }: Pick<ModelCase, 'kind' | 'impUid'>,
  isDue: boolean,
): CaseFacts {
  const { refund, held, parts } = room.used.get(impUid)!;
  const first = parts[0] ? parts[0].parked : refund === 'promised' ? held : null;
  // A day is a little longer than the time in which one may dispute.
  const isPast = !seatedIn(room).some(({ received, receivedOn }) => received && receivedOn === room.day);
  return { kind, refund: first === null ? 'NONE' : first ? 'PARKED' : 'TRIED', isDue, isPast };
}

/** What neighbours dispute, or still can. */
export function disputableIn(room: ModelRoom): number {
  if (room.stage !== 'COMPLETED') return 0;
  const can = seatedIn(room).filter(
    (one) => openOf(one) || (!one.refunded && (!one.received || one.receivedOn === room.day)),
  );
  return can.reduce((sum, { settledBy }) => sum + (settledBy ? leftOf(standingIn(room.used.get(settledBy)!)) : 0), 0);
}
