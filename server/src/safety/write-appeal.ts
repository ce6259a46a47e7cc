import type { UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { readStanding } from './read-standing';

/** One open at a time; without a sanction there is nothing to appeal against. */
export async function writeAppeal(deps: Pick<Deps, 'db' | 'now'>, userId: UserId, text: string): Promise<void> {
  const { standing } = await readStanding(deps, userId);
  if (standing === 'ACTIVE') throw new Refusal('NOT_FOUND');
  const written = await transact(deps.db, async (tx) => {
    await lockWriter(tx, userId);
    return tx
      .insertInto('appeals')
      .values({ userId, text, createdAt: deps.now() })
      .onConflict((conflict) => conflict.column('userId').where('answeredAt', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
  });
  if (!written) throw new Refusal('ALREADY_APPEALED');
}
