import type { UserId } from '@mungchi/contract';
import type { Db, Tx } from '../db/schema';

/** No call of the API does this: a command on the machine, and the demo. */
export async function setOperator(tx: Tx, userId: UserId, since: Date | null): Promise<void> {
  await tx.updateTable('users').set({ operatorSince: since }).where('id', '=', userId).execute();
}

/** The demo's operator is one while the demo is on, and never beside real keys. */
export async function isOperator(db: Db, userId: UserId, { demo }: { demo: boolean }): Promise<boolean> {
  const operator = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('operatorSince', 'is not', null)
    .where('leftAt', 'is', null)
    .$if(!demo, (query) => query.where('demo', '=', false))
    .executeTakeFirst();
  return operator !== undefined;
}
