import type { Config } from '../config';
import type { BoardRow, Tx } from '../db/schema';

/** Whether this is a purchase of the demo neighbourhood while the sandbox is off: nobody could ever end it or send the goods. */
export async function isForShow({ payments }: Config, tx: Tx, board: Pick<BoardRow, 'leaderId'>): Promise<boolean> {
  if (payments.sandbox && !payments.portone) return false;
  const { provider } = await tx
    .selectFrom('users')
    .select('provider')
    .where('id', '=', board.leaderId)
    .executeTakeFirstOrThrow();
  return provider === 'demo';
}
