import type { Config } from '../config';
import type { BoardRow, Tx } from '../db/schema';

/** Whether this is a demo purchase while the sandbox is off: its demo leader could never complete it or hand out the goods. */
export async function isForShow({ payments }: Config, tx: Tx, board: Pick<BoardRow, 'leaderId'>): Promise<boolean> {
  if (payments.sandbox && !payments.portone) return false;
  const { provider } = await tx
    .selectFrom('users')
    .select('provider')
    .where('id', '=', board.leaderId)
    .executeTakeFirstOrThrow();
  return provider === 'demo';
}
