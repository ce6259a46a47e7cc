import { roomMessages } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { topicMatcher } from '../live/topic-matcher';
import type { Gateway } from '../realtime/gateway';

const readRoom = topicMatcher(roomMessages);

/** Revokes room subscriptions of users who are no longer members. */
export async function expelStrangers(db: Db, gateway: Gateway): Promise<void> {
  const listening = [...gateway.topics.destinations()].flatMap((destination) => {
    const room = readRoom(destination);
    if (!room) return [];
    const people = new Set(gateway.topics.subscribers(destination).map(({ userId }) => userId));
    return [...people].map((userId) => ({ destination, roomId: room.chatRoomId, userId }));
  });
  if (listening.length === 0) return;
  const { rows: strangers } = await sql<{ index: number }>`
    select d.index from unnest(
      ${listening.map(({ roomId }) => roomId)}::bigint[],
      ${listening.map(({ userId }) => userId)}::bigint[]
    ) with ordinality as d (room_id, user_id, index)
    where not exists (select from seated p where p.board_id = d.room_id and p.user_id = d.user_id)`.execute(db);
  for (const { index } of strangers) {
    const { destination, userId } = listening[index - 1]!;
    gateway.revoke(destination, userId, 'NOT_A_MEMBER');
  }
}
