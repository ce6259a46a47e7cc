import type { NoticeKind, ParticipantId, RoomId, Stage } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { MessageRow } from '../db/rows';
import type { Tx } from '../db/schema';
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
  sender: Sender,
): Promise<MessageRow> {
  const body = `${sender.nickname}님이 입장했습니다`;
  return append(deps, tx, { roomId, type: 'ENTER', participantId, stage: null, notice: null, body, at }, sender);
}

/**
 * Under the room's lock, messages get a gap-free sequence and a strictly increasing timestamp. Whoever enters by it has read up to
 * it, and hears of what is said from then on.
 */
async function append(
  deps: Announcer,
  tx: Tx,
  { roomId, type, participantId, stage, notice, body, at }: NewMessage,
  sender: Sender,
): Promise<MessageRow> {
  const { rows } = await sql<MessageRow>`${PREPARED}
    with room as (
      update chat_rooms set
        last_seq = last_seq + 1,
        last_message = ${body},
        last_message_at = greatest(${at}::timestamptz, last_message_at + interval '1 millisecond')
      where id = ${roomId}
      returning id, last_seq, last_message_at
    ), seen as (
      insert into room_reads (participant_id, read_seq)
      select ${participantId}::bigint, room.last_seq from room where ${participantId}::bigint is not null
      on conflict (participant_id) do update set read_seq = excluded.read_seq, muted_at = null
    )
    insert into messages (room_id, seq, sent_at, type, participant_id, stage, notice, body)
    select id, last_seq, last_message_at, ${type}, ${participantId}::bigint, ${stage}::text, ${notice}::text, ${body} from room
    returning room_id, seq, sent_at, key, type, participant_id, stage, notice, body`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error(`There is no room ${roomId}`);
  announceAfterCommit(deps, tx, messageLine(roomId, row.seq, JSON.stringify(wireMessage(row, sender))));
  return row;
}
