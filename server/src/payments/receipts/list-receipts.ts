import type { Receipt, RoomId, UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { backsOf } from './receipt-rules';

/** What the leader spent, for the members, oldest first. */
export async function listReceipts({ db }: Pick<Deps, 'db'>, userId: UserId, roomId: RoomId): Promise<Receipt[]> {
  const board = await db
    .selectFrom('boards')
    .select(['price', 'totalUser'])
    .where('id', '=', roomId)
    .executeTakeFirst();
  if (!board) throw new Refusal('ROOM_NOT_FOUND');
  const me = await db
    .selectFrom('seated')
    .select('id')
    .where('boardId', '=', roomId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!me) throw new Refusal('NOT_A_MEMBER');
  const rows = await db.selectFrom('receipts').selectAll().where('boardId', '=', roomId).orderBy('id').execute();
  const backs = backsOf(
    board,
    rows.map(({ spent }) => spent),
  );
  return rows.map(({ id, spent, pictures, note, at }, index) => ({
    id,
    spent,
    back: backs[index]!,
    pictures,
    note,
    at: at.toISOString(),
  }));
}
