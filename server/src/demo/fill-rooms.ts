import type { ParticipantId, Stage } from '@mungchi/contract';
import { type Insertable, sql } from 'kysely';
import { SYSTEM_TEXTS } from '../chat/system-texts';
import type { MessageRow } from '../db/rows';
import type { Tx } from '../db/schema';
import type { Schema } from '../db/schema.gen';
import { CONVERSATIONS, ROOM_TALK } from './demo-data';
import type { FilledBoard } from './fill-boards';

type NewMessage = Insertable<Schema['messages']>;

type Said = {
  at: number;
  type: MessageRow['type'];
  participantId: ParticipantId | null;
  stage: Stage | null;
  body: string;
};

const MINUTE_MS = 60_000;
const UNREAD = 3;
const BATCH = 500;

/** Messages of every room in order, and each member's read mark. */
export async function fillRooms(tx: Tx, boards: readonly FilledBoard[], now: Date): Promise<void> {
  const rows: NewMessage[] = [];
  for (const board of boards) rows.push(...messagesOf(board, now));
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx
      .insertInto('messages')
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
  await sql`
    update chat_rooms r set last_seq = m.seq, last_message = m.body, last_message_at = m.sent_at
    from (select distinct on (room_id) room_id, seq, body, sent_at from messages order by room_id, seq desc) m
    where m.room_id = r.id`.execute(tx);
  // Most have read everything; every third member has unread messages.
  await sql`
    insert into room_reads (participant_id, read_seq)
    select p.id, greatest(0, r.last_seq - case when p.id % 3 = 0 then ${UNREAD} else 0 end)
    from participants p join chat_rooms r on r.id = p.board_id`.execute(tx);
}

function messagesOf(board: FilledBoard, now: Date): NewMessage[] {
  const said = [...announcements(board), ...arrivals(board), ...talk(board, now)].sort((a, b) => a.at - b.at);
  let last = 0;
  return said.map(({ at, ...message }, index) => {
    last = Math.max(last + 1, Math.floor(at));
    return {
      roomId: board.id,
      seq: index + 1,
      notice: null,
      key: null,
      sentAt: new Date(last),
      hiddenAt: null,
      replyTo: null,
      pictures: null,
      deletedAt: null,
      ...message,
    };
  });
}

function announcements({ reached }: FilledBoard): Said[] {
  return [...reached].map(([stage, at]) => ({
    at: at.getTime(),
    type: 'SYSTEM',
    participantId: null,
    stage,
    body: SYSTEM_TEXTS[stage],
  }));
}

function arrivals({ seats }: FilledBoard): Said[] {
  return seats.slice(1).map(({ joinedAt, participantId, nickname }) => ({
    at: joinedAt.getTime(),
    type: 'ENTER',
    participantId,
    stage: null,
    body: `${nickname}님이 입장했습니다`,
  }));
}

/** Messages of a stage are dated after its start and after their sender joined. */
function talk({ data, seats, reached }: FilledBoard, now: Date): Said[] {
  const conversation = ROOM_TALK[data.key];
  const lines = conversation ? CONVERSATIONS[conversation]! : [];
  const lastJoin = seats.at(-1)!.joinedAt.getTime();
  return lines.flatMap(({ during, by, text }, index) => {
    const began = reached.get(during)?.getTime();
    const seat = seats[by];
    if (began === undefined || !seat) return [];
    const earliest = during === 'RECRUITING' ? Math.max(lastJoin, began) : began;
    const at = Math.min(earliest + (index + 1) * 2 * MINUTE_MS, now.getTime() - (lines.length - index) * 1000);
    return [{ at, type: 'TEXT' as const, participantId: seat.participantId, stage: null, body: text }];
  });
}
