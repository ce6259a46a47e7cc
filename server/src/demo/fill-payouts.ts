import { DAY_MS, eveningAfter, PAYOUT_HOURS, type UserId } from '@mungchi/contract';
import { dataKeys } from '../db/data-keys';
import type { Tx } from '../db/schema';
import { sealText } from '../db/sealed-text';
import type { MasterKeys } from '../db/wrapped-secret';
import { writeMovements } from '../payments/ledger/ledger-rows';
import type { FilledBoard } from './fill-boards';
import { collectedBy } from './fill-money';

const SENT_AFTER_MS = 3 * DAY_MS;

/** Leaders have an account. All but their newest purchase has arrived there, of every third leader all: the others can ask, and the sandbox sends. */
export async function fillPayouts(
  tx: Tx,
  boards: readonly FilledBoard[],
  now: Date,
  masterKeys: MasterKeys,
): Promise<void> {
  const { sealing } = await dataKeys({ dataKeys: [], masterKeys }, tx, now);
  for (const [nth, [userId, led]] of [...completedByLeader(boards)].entries()) {
    const number = `900004${String(userId).padStart(8, '0')}`;
    const account = {
      bank: '004' as const,
      number: sealText(sealing, number),
      last4: number.slice(-4),
      holder: '김뭉치',
    };
    const sentLong = nth % 3 === 2 ? led : led.slice(1);
    const setAt = led.at(-1)!.endedAt;
    await tx
      .insertInto('payoutAccounts')
      .values({ userId, ...account, setAt, usableFrom: setAt })
      .execute();
    for (const { board, amount, endedAt } of sentLong.toReversed()) {
      const at = new Date(eveningAfter(endedAt, PAYOUT_HOURS).getTime() + SENT_AFTER_MS);
      if (at > now) continue;
      const requestedAt = new Date(at.getTime() - DAY_MS);
      const sent = { state: 'SENT' as const, requestedAt, sentAt: at, endedAt: at, reference: `demo ${board.id}` };
      const { id } = await tx
        .insertInto('payouts')
        .values({ userId, amount, ...account, ...sent })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.insertInto('payoutParts').values({ payoutId: id, boardId: board.id, amount }).execute();
      const { participantId } = board.seats[0]!;
      await writeMovements(tx, [{ kind: 'PAYOUT', payoutId: id, boardId: board.id, participantId, amount, at }]);
    }
  }
}

type Ended = { board: FilledBoard; amount: number; endedAt: Date };

/** Newest first. */
function completedByLeader(boards: readonly FilledBoard[]): Map<UserId, Ended[]> {
  const led = new Map<UserId, Ended[]>();
  for (const board of boards) {
    const endedAt = board.reached.get('COMPLETED');
    const amount = endedAt ? collectedBy(board) : 0;
    const leader = board.seats[0]!.userId;
    if (endedAt && amount > 0) led.set(leader, [...(led.get(leader) ?? []), { board, amount, endedAt }]);
  }
  for (const all of led.values()) all.sort((a, b) => Number(b.endedAt) - Number(a.endedAt));
  return led;
}
