import type { NoticeKind, ParticipantId, RoomId, Stage } from '@mungchi/contract';
import { sql } from 'kysely';
import type { MessageRow, Tx } from '../db/schema';
import { type Announcer, announceAfterCommit, messageLine } from './announce';
import { MASCOT, type Sender, wireMessage } from './message-wire';
import { SYSTEM_TEXTS } from './system-texts';

type NewMessage = {
  roomId: RoomId;
  type: 'SYSTEM' | 'ENTER';
  participantId: ParticipantId | null;
  stage: Stage | null;
  notice: NoticeKind | null;
  body: string;
  at: Date;
};

/** Posts the message of a stage, in other words if they are given, or with `notice` a remark: its text says everything. */
export async function postSystemMessage(
  deps: Announcer,
  tx: Tx,
  roomId: RoomId,
  stage: Stage,
  at: Date,
  body: string = SYSTEM_TEXTS[stage],
  notice: NoticeKind | null = null,
): Promise<MessageRow> {
  return append(deps, tx, { roomId, type: 'SYSTEM', participantId: null, stage, notice, body, at }, MASCOT);
}

/** Posts that a member entered. Earlier messages are not unread for the new member. */
export async function postEnter(
  deps: Announcer,
  tx: Tx,
  { roomId, participantId, at }: { roomId: RoomId; participantId: ParticipantId; at: Date },
): Promise<MessageRow> {
  const sender = await tx
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .select(['users.nickname', 'users.profileUrl'])
    .where('participants.id', '=', participantId)
    .executeTakeFirstOrThrow();
  const body = `${sender.nickname}님이 입장했습니다`;
  const row = await append(
    deps,
    tx,
    { roomId, type: 'ENTER', participantId, stage: null, notice: null, body, at },
    sender,
  );
  await tx.updateTable('participants').set({ readSeq: row.seq }).where('id', '=', participantId).execute();
  return row;
}

/** Under the room's lock, messages get a gap-free sequence and a strictly increasing timestamp. */
async function append(
  deps: Announcer,
  tx: Tx,
  { roomId, at, ...message }: NewMessage,
  sender: Sender,
): Promise<MessageRow> {
  const { rows } = await sql<{ lastSeq: number; lastMessageAt: Date }>`
    update chat_rooms set
      last_seq = last_seq + 1,
      last_message = ${message.body},
      last_message_at = greatest(${at}::timestamptz, last_message_at + interval '1 millisecond')
    where id = ${roomId}
    returning last_seq, last_message_at`.execute(tx);
  const room = rows[0];
  if (!room) throw new Error(`There is no room ${roomId}`);
  const row = await tx
    .insertInto('messages')
    .values({ roomId, seq: room.lastSeq, sentAt: room.lastMessageAt, key: null, ...message })
    .returningAll()
    .executeTakeFirstOrThrow();
  announceAfterCommit(deps, tx, messageLine(roomId, row.seq, JSON.stringify(wireMessage(row, sender))));
  return row;
}
