import type { TroubleVerb } from '@mungchi/contract';
import { lockRoom } from '../../boards/lock-board';
import type { MoneyCaseRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal, refuseIf } from '../../refusal';
import { decideVerb } from '../cases/case-verb-rules';
import { REFUND_CASES } from '../cases/close-cases';
import { holdRefund, retryRefund, returnedByHand } from '../cases/end-refund-case';
import { carryLoss, confirmAgain, returnUnknown, vouchFor } from '../cases/end-unconfirmed-case';
import { readCaseFacts } from '../cases/read-case-facts';
import { recoverLoss } from '../cases/recover-loss';
import { finishWhenSettled } from '../finish-when-settled';

/** `amount`: what is taken back from the leader (REFUND). `words`: the reason, or the bank's reference. */
export type CaseEnd = { id: number; verb: TroubleVerb; amount: number; words: string };

/** Carries out an operator's verb on a case of the books, in one transaction under the lock of its room. */
export async function endCase(deps: Deps, tx: Tx, { id, verb, amount, words }: CaseEnd): Promise<void> {
  const { boardId } = await openCase(tx, id);
  const room = await lockRoom(tx, boardId);
  // Decided by somebody else, or ended by itself, while we waited for the room.
  const found = await openCase(tx, id);
  refuseIf(decideVerb((await readCaseFacts(tx, [id], deps.now())).get(id)!, verb));
  switch (verb) {
    case 'SEEN':
      await tx.updateTable('moneyCases').set({ seenAt: deps.now() }).where('id', '=', id).execute();
      return close(deps, tx, found, words);
    case 'REFUND': {
      const leader = room.members.find(({ role }) => role === 'LEADER')!;
      await recoverLoss(deps, tx, room, ofPayment(found), leader.id, amount);
      return close(deps, tx, found, words);
    }
    case 'RETRY':
      if (found.impUid === null) await finishWhenSettled(deps, tx, boardId);
      else if (isAboutRefund(found)) await retryRefund(deps, tx, found.impUid);
      else await confirmAgain(deps, tx, ofPayment(found));
      return close(deps, tx, found, words);
    case 'HOLD':
      await holdRefund(deps, tx, ofPayment(found).impUid);
      return note(tx, found, `returned by hand soon: ${words}`);
    case 'BY_HAND':
      if (isAboutRefund(found)) await returnedByHand(deps, tx, ofPayment(found).impUid, words);
      else await returnUnknown(deps, tx, ofPayment(found), words);
      return close(deps, tx, found, `returned by hand: ${words}`);
    case 'FOUND':
      await vouchFor(deps, tx, ofPayment(found));
      return close(deps, tx, found, `found: ${words}`);
    case 'LOSS':
      await carryLoss(deps, tx, ofPayment(found));
      return close(deps, tx, found, `carried by the service: ${words}`);
  }
}

/** A purchase that waits as a whole has no payment that anything could be done with. */
function ofPayment(found: MoneyCaseRow): MoneyCaseRow & { impUid: string } {
  if (found.impUid === null) throw new Refusal('NOTHING_OPEN');
  return { ...found, impUid: found.impUid };
}

const isAboutRefund = ({ kind }: MoneyCaseRow) => (REFUND_CASES as readonly string[]).includes(kind);

async function openCase(tx: Tx, id: number): Promise<MoneyCaseRow> {
  const row = await tx
    .selectFrom('moneyCases')
    .selectAll()
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

async function close({ now }: Deps, tx: Tx, found: MoneyCaseRow, words: string): Promise<void> {
  await tx.updateTable('moneyCases').set({ closedAt: now() }).where('id', '=', found.id).execute();
  await note(tx, found, words);
}

async function note(tx: Tx, { id, note: before }: MoneyCaseRow, words: string): Promise<void> {
  const both = [before, words].filter(Boolean).join(' | ');
  await tx.updateTable('moneyCases').set({ note: both }).where('id', '=', id).execute();
}
