import type { UserId } from '@mungchi/contract';
import type { Db } from '../db/schema';

export async function hasOpenPayout(db: Db, userId: UserId): Promise<boolean> {
  const open = db.selectFrom('payouts').select('id').where('userId', '=', userId).where('state', '=', 'REQUESTED');
  return (await open.executeTakeFirst()) !== undefined;
}
