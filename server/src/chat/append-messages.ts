import { sql } from 'kysely';
import type { Db, MessageRow, Tx } from '../db/schema';
import { transact } from '../db/transaction';
import { messageLine } from './announce';
import type { Draft } from './message-rules';
import { type Sender, wireMessage } from './message-wire';
import { storeMessages } from './store-messages';

export type SentDraft = Draft & { userId: number };

/** A stored message, as the line that announces it; or why it was not stored. */
export type Outcome =
  | { ok: true; line: string }
  | { ok: false; code: 'ROOM_NOT_FOUND' | 'NOT_A_MEMBER' | 'ROOM_CLOSED' | 'UNAVAILABLE' };

/**
 * Stores messages of many people and rooms in one transaction, in the order given. Keys are looked up only after one was
 * found to be taken: that is rare, and under the rooms' locks the second attempt cannot meet another.
 */
export async function appendMessages(db: Db, at: Date, drafts: SentDraft[]): Promise<Outcome[]> {
  try {
    return await append(db, at, drafts, { lookUpKeys: false });
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'messages_key') throw error;
    return append(db, at, drafts, { lookUpKeys: true });
  }
}

function append(db: Db, at: Date, drafts: SentDraft[], { lookUpKeys }: { lookUpKeys: boolean }): Promise<Outcome[]> {
  return transact(db, async (tx) => {
    const rooms = await lockRooms(tx, drafts);
    const members = await findMembers(tx, drafts);
    const known = lookUpKeys ? await findKeys(tx, drafts, members) : new Map<string, MessageRow>();
    const stored: MessageRow[] = [];
    const sentAt = at.getTime();

    const outcomes = drafts.map((draft): Outcome => {
      const room = rooms.get(draft.roomId);
      if (!room) return { ok: false, code: 'ROOM_NOT_FOUND' };
      const member = members.get(seatName(draft));
      if (!member) return { ok: false, code: 'NOT_A_MEMBER' };
      const name = draft.key === null ? null : keyName(member.id, draft.key);
      const before = name === null ? undefined : known.get(name);
      if (before) return announced(before, member);
      if (room.closed) return { ok: false, code: 'ROOM_CLOSED' };

      const row = room.append(draft, member.id, sentAt);
      stored.push(row);
      if (name !== null) known.set(name, row);
      return announced(row, member);
    });

    if (stored.length > 0) await storeMessages(tx, stored);
    return outcomes;
  });
}

type Member = Sender & { id: number };

const seatName = ({ roomId, userId }: { roomId: number; userId: number }) => `${roomId} ${userId}`;
const keyName = (participantId: number, key: string) => `${participantId} ${key}`;

function announced(row: MessageRow, sender: Sender): Outcome {
  return { ok: true, line: messageLine(row.roomId, wireMessage(row, sender)) };
}

/** A locked room: hands out the next number and a later instant with every message. */
class LockedRoom {
  readonly closed: boolean;
  readonly #id: number;
  #seq: number;
  #at: number;

  constructor(row: { id: number; lastSeq: number; lastMessageAt: Date | null; closed: boolean }) {
    this.closed = row.closed;
    this.#id = row.id;
    this.#seq = row.lastSeq;
    this.#at = row.lastMessageAt?.getTime() ?? 0;
  }

  append({ text, key }: Draft, participantId: number, at: number): MessageRow {
    this.#seq += 1;
    this.#at = Math.max(at, this.#at + 1);
    const sentAt = new Date(this.#at);
    return { roomId: this.#id, seq: this.#seq, type: 'TEXT', participantId, stage: null, body: text, key, sentAt };
  }
}

/** In the order of their ids, so that two nodes never wait for each other. */
async function lockRooms(tx: Tx, drafts: SentDraft[]): Promise<Map<number, LockedRoom>> {
  const ids = [...new Set(drafts.map((draft) => draft.roomId))];
  const { rows } = await sql<ConstructorParameters<typeof LockedRoom>[0]>`
    select r.id, r.last_seq, r.last_message_at, b.deleted_at is not null as closed
    from chat_rooms r join boards b on b.id = r.id
    where r.id = any(${ids}::bigint[])
    order by r.id for update of r`.execute(tx);
  return new Map(rows.map((row) => [row.id, new LockedRoom(row)]));
}

async function findMembers(tx: Tx, drafts: SentDraft[]): Promise<Map<string, Member>> {
  const seats = [...new Map(drafts.map((draft) => [seatName(draft), draft])).values()];
  const { rows } = await sql<Member & { roomId: number; userId: number }>`
    select p.id, p.board_id as room_id, p.user_id, u.nickname, u.profile_url
    from unnest(
      ${seats.map((seat) => seat.roomId)}::bigint[],
      ${seats.map((seat) => seat.userId)}::bigint[]
    ) as d (room_id, user_id)
    join participants p on p.board_id = d.room_id and p.user_id = d.user_id
    join users u on u.id = p.user_id`.execute(tx);
  return new Map(rows.map((row) => [seatName(row), row]));
}

async function findKeys(tx: Tx, drafts: SentDraft[], members: Map<string, Member>): Promise<Map<string, MessageRow>> {
  const keyed = drafts.filter((draft) => draft.key !== null && members.has(seatName(draft)));
  const { rows } = await sql<MessageRow & { participantId: number; key: string }>`
    select m.* from unnest(
      ${keyed.map((draft) => draft.roomId)}::bigint[],
      ${keyed.map((draft) => members.get(seatName(draft))!.id)}::bigint[],
      ${keyed.map((draft) => draft.key)}::text[]
    ) as d (room_id, participant_id, key)
    join messages m using (room_id, participant_id, key)`.execute(tx);
  return new Map(rows.map((row) => [keyName(row.participantId, row.key), row]));
}
