import type { Receipt, ReceiptForm, RoomId, UserId } from '@mungchi/contract';
import { lockRoomAs } from '../../boards/lock-board';
import { takePictures } from '../../chat/pictures/take-pictures';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { refuseIf } from '../../refusal';
import { listReceipts } from './list-receipts';
import { decideReceipt } from './receipt-rules';
import { writeReceipt } from './write-receipt';

/** The leader says, after buying, what it came to in the end. */
export async function addReceipt(deps: Deps, userId: UserId, roomId: RoomId, form: ReceiptForm): Promise<Receipt[]> {
  const taken = await takePictures(deps, { userId, roomId, use: 'RECEIPT' }, form.pictures ?? []);
  await transact(deps.db, async (tx) => {
    const room = await lockRoomAs(tx, userId, roomId);
    refuseIf(decideReceipt(room.board, room.me.role, await earlierOf(tx, roomId), form));
    await writeReceipt(deps, tx, room, { spent: form.spent, taken, note: form.note ?? '' });
  });
  return listReceipts(deps, userId, roomId);
}

async function earlierOf(tx: Tx, boardId: RoomId): Promise<{ count: number; isCredited: boolean }> {
  const { count } = await tx
    .selectFrom('receipts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('boardId', '=', boardId)
    .executeTakeFirstOrThrow();
  const credited = await tx
    .selectFrom('ledgerSets')
    .select('id')
    .where('boardId', '=', boardId)
    .where('kind', '=', 'HAND_OVER')
    .executeTakeFirst();
  return { count: Number(count), isCredited: credited !== undefined };
}
