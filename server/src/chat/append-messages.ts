import { sql } from 'kysely';
import type { Db, MessageRow, Tx } from '../db/schema';
import { transact } from '../db/transaction';
import { messageLine } from './announce';
import type { Draft } from './message-rules';
import { type Sender, wireMessage } from './message-wire';

export type SentDraft = Draft & { userId: number };

/** A stored message, as the line that announces it; or why it was not stored. */
export type Outcome =
  | { ok: true; line: string }
  | { ok: false; code: 'ROOM_NOT_FOUND' | 'NOT_A_MEMBER' | 'ROOM_CLOSED' };

/**
 * Stores messages of many people and rooms in one transaction, in the order given. Rooms are locked in the order of
 * their ids; everything else is read after the lock, so that the same key sent through two nodes is still one message.
 */
export function appendMessages(db: Db, at: Date, drafts: SentDraft[]): Promise<Outcome[]> {
  return transact(db, async (tx) => {
    const rooms = await lockRooms(tx, drafts);
    const facts = await readFacts(tx, drafts);
    const stored: MessageRow[] = [];
    const sameKey = new Map<string, Outcome>();

    const outcomes = drafts.map((draft, index): Outcome => {
      const room = rooms.get(draft.roomId);
      if (!room) return { ok: false, code: 'ROOM_NOT_FOUND' };
      const { participantId, sender, known } = facts[index]!;
      if (participantId === null) return { ok: false, code: 'NOT_A_MEMBER' };
      if (known) return announced(known, sender);
      if (room.closed) return { ok: false, code: 'ROOM_CLOSED' };
      const sameMessage = draft.key === null ? null : `${participantId} ${draft.key}`;
      const before = sameMessage === null ? undefined : sameKey.get(sameMessage);
      if (before) return before;

      room.seq += 1;
      room.at = Math.max(at.getTime(), room.at + 1);
      room.text = draft.text;
      const row: MessageRow = {
        roomId: draft.roomId,
        seq: room.seq,
        type: 'TEXT',
        participantId,
        stage: null,
        body: draft.text,
        key: draft.key,
        sentAt: new Date(room.at),
      };
      stored.push(row);
      const outcome = announced(row, sender);
      if (sameMessage !== null) sameKey.set(sameMessage, outcome);
      return outcome;
    });

    if (stored.length > 0) await store(tx, stored, rooms);
    return outcomes;
  });
}

function announced(row: MessageRow, sender: Sender): Outcome {
  return { ok: true, line: messageLine(row.roomId, wireMessage(row, sender)) };
}

type Room = { seq: number; at: number; text: string | null; closed: boolean };

async function lockRooms(tx: Tx, drafts: SentDraft[]): Promise<Map<number, Room>> {
  const ids = [...new Set(drafts.map((draft) => draft.roomId))];
  const { rows } = await sql<{ id: number; lastSeq: number; lastMessageAt: Date | null; closed: boolean }>`
    select r.id, r.last_seq, r.last_message_at, b.deleted_at is not null as closed
    from chat_rooms r join boards b on b.id = r.id
    where r.id = any(${ids}::bigint[])
    order by r.id for update of r`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.id,
      { seq: row.lastSeq, at: row.lastMessageAt?.getTime() ?? 0, text: null, closed: row.closed },
    ]),
  );
}

type Facts = { participantId: number | null; sender: Sender; known: MessageRow | null };

/** For each draft: the sender's seat in the room, and the message that already has its key. */
async function readFacts(tx: Tx, drafts: SentDraft[]): Promise<Facts[]> {
  const { rows } = await sql<{
    memberId: number | null;
    nickname: string | null;
    profileUrl: string | null;
    seq: number | null;
    body: string;
    sentAt: Date;
  }>`
    select p.id as member_id, u.nickname, u.profile_url, m.seq, m.body, m.sent_at
    from unnest(
      ${drafts.map((draft) => draft.roomId)}::bigint[],
      ${drafts.map((draft) => draft.userId)}::bigint[],
      ${drafts.map((draft) => draft.key)}::text[]
    ) with ordinality as d (room_id, user_id, key, index)
    left join participants p on p.board_id = d.room_id and p.user_id = d.user_id
    left join users u on u.id = p.user_id
    left join messages m on m.room_id = d.room_id and m.participant_id = p.id and m.key = d.key
    order by d.index`.execute(tx);
  return rows.map(({ memberId, nickname, profileUrl, seq, body, sentAt }, index) => {
    const { roomId, key } = drafts[index]!;
    const known: MessageRow | null =
      seq === null ? null : { roomId, seq, type: 'TEXT', participantId: memberId, stage: null, body, key, sentAt };
    return { participantId: memberId, sender: { nickname, profileUrl }, known };
  });
}

async function store(tx: Tx, messages: MessageRow[], rooms: Map<number, Room>): Promise<void> {
  const changed = [...rooms].filter(([, room]) => room.text !== null);
  await sql`
    with stored as (
      insert into messages (room_id, seq, type, participant_id, body, key, sent_at)
      select room_id, seq, 'TEXT', participant_id, body, key, sent_at
      from unnest(
        ${messages.map((message) => message.roomId)}::bigint[],
        ${messages.map((message) => message.seq)}::bigint[],
        ${messages.map((message) => message.participantId)}::bigint[],
        ${messages.map((message) => message.body)}::text[],
        ${messages.map((message) => message.key)}::text[],
        ${messages.map((message) => message.sentAt.toISOString())}::timestamptz[]
      ) as d (room_id, seq, participant_id, body, key, sent_at)
    )
    update chat_rooms r set last_seq = d.seq, last_message = d.body, last_message_at = d.sent_at
    from unnest(
      ${changed.map(([id]) => id)}::bigint[],
      ${changed.map(([, room]) => room.seq)}::bigint[],
      ${changed.map(([, room]) => room.text)}::text[],
      ${changed.map(([, room]) => new Date(room.at).toISOString())}::timestamptz[]
    ) as d (id, seq, body, sent_at)
    where r.id = d.id`.execute(tx);
}
