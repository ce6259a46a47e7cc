import type { UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { answered } from '../notifications/safety-entries';
import { Refusal } from '../refusal';

type Answer = { id: number; answer: string; by: UserId | null };

/** Writes the answer to an inquiry or an appeal once, and tells the person. */
export async function answerOnce(
  deps: Deps,
  tx: Tx,
  what: 'inquiry' | 'appeal',
  { id, answer, by }: Answer,
): Promise<void> {
  const row = await tx
    .updateTable(what === 'inquiry' ? 'inquiries' : 'appeals')
    .set({ answer, answeredBy: by, answeredAt: deps.now() })
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  if (!row) throw new Refusal('ALREADY_DECIDED');
  await notify(deps, tx, [{ userId: row.userId, ...answered(what, id, answer) }]);
}
