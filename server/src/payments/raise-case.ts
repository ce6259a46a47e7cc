import type { BoardId, UserId } from '@mungchi/contract';
import type { MoneyCaseKind } from '../db/column-types';
import type { Tx } from '../db/schema';
import { afterCommit } from '../db/transaction';
import type { Deps } from '../deps';

export type NewCase = {
  kind: MoneyCaseKind;
  boardId: BoardId;
  userId: UserId;
  /** Null where the whole purchase waits. */
  impUid: string | null;
  amount: number;
  note?: string;
  /** Also when an operator has taken note of it: now it keeps something from going on. */
  again?: boolean;
};

/** Opens a case for an operator: a row that stays until it is closed, and one error log line per amount. */
export async function raiseCase({ log, now }: Deps, tx: Tx, { again = false, ...raised }: NewCase): Promise<void> {
  const fresh = { amount: raised.amount, note: raised.note ?? '', at: now(), closedAt: null, seenAt: null };
  const row = await tx
    .insertInto('moneyCases')
    .values({ ...raised, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'impUid', 'boardId'])
        .doUpdateSet(fresh)
        .where((eb) =>
          eb.or([
            eb('moneyCases.amount', '!=', raised.amount),
            eb.and([
              eb('moneyCases.closedAt', 'is not', null),
              eb.lit(!raised.kind.startsWith('LOST')),
              eb.or([eb('moneyCases.seenAt', 'is', null), eb.lit(again)]),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (row) afterCommit(tx, () => log.error({ caseId: row.id, ...raised }, 'money needs a person'));
}
