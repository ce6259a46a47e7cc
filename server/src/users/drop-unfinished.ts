import type { UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** Deletes somebody who signed in and never went on; who did meanwhile stays. */
export async function dropUnfinished(tx: Tx, userId: UserId): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).where('signedUpAt', 'is', null).execute();
}

/** All of them: before there is a service, they are those who tried to sign in. */
export async function dropAllUnfinished(tx: Tx): Promise<void> {
  await tx.deleteFrom('users').where('signedUpAt', 'is', null).execute();
}
