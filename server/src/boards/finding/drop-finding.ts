import type { UserId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';

/** Of somebody who left or was banned: their words, and who follows whom on either side. */
export async function dropFinding(tx: Tx, userId: UserId): Promise<void> {
  await tx.deleteFrom('keywordAlerts').where('userId', '=', userId).execute();
  await tx.deleteFrom('regulars').where('followerId', '=', userId).execute();
  await tx.deleteFrom('regulars').where('leaderId', '=', userId).execute();
  await tx.deleteFrom('regularCounts').where('leaderId', '=', userId).execute();
}
