import type { ChatMessage, RoomId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { refuseIf } from '../refusal';
import { assertSeat } from './entry-refusal';
import { selectMessages } from './message-rows';
import { decideDeleteMessage } from './message-rules';
import { DELETED_WORDS } from './message-wire';
import { lockTalk, tellReplaced } from './replace-message';

/** Takes one's own message back for everybody: its place and number stay. Words and photos are kept a while, for reports alone. */
export async function deleteMessage(
  deps: Pick<Deps, 'db' | 'now' | 'bus'>,
  userId: UserId,
  roomId: RoomId,
  seq: number,
): Promise<ChatMessage> {
  return transact(deps.db, async (tx) => {
    await lockTalk(tx, roomId);
    const me = await assertSeat({ db: tx }, userId, roomId);
    const message = await tx
      .selectFrom('messages')
      .select(['type', 'participantId', 'sentAt', 'hiddenAt', 'deletedAt'])
      .where('roomId', '=', roomId)
      .where('seq', '=', seq)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const verdict = decideDeleteMessage(message, me, deps.now());
    if (verdict === 'again') {
      const [shown] = await selectMessages(tx, sql`where m.room_id = ${roomId} and m.seq = ${seq}`);
      return shown!;
    }
    refuseIf(verdict);
    await tx
      .updateTable('messages')
      .set({ deletedAt: deps.now() })
      .where('roomId', '=', roomId)
      .where('seq', '=', seq)
      .execute();
    return tellReplaced(deps, tx, roomId, seq, DELETED_WORDS);
  });
}
