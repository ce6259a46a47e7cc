import { type RoomId, roomMessages, topicPath } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import type { Topics } from '../realtime/topics';
import { selectMessages } from './message-rows';

const FILL_AFTER_MS = 50;
const FILL_PAGE = 500;

type Feed = {
  destination: string;
  /** The next sequence to deliver; null until it is known. */
  next: number | null;
  /** Messages that arrived out of order. */
  early: Map<number, string>;
  timer: NodeJS.Timeout | null;
  /** Consecutive audits without subscribers. */
  unheard: number;
};

/**
 * Delivers a room's messages to the subscribers on this node in order and without gaps, whichever node stored them: messages
 * the bus lost are read from the database.
 */
export class RoomFeeds {
  readonly #db: Db;
  readonly #topics: Topics;
  readonly #onError: (error: unknown) => void;
  readonly #onDelivered: (roomId: RoomId, seq: number) => void;
  readonly #feeds = new Map<RoomId, Feed>();
  readonly #opening = new Map<RoomId, Promise<void>>();

  constructor(
    db: Db,
    topics: Topics,
    onError: (error: unknown) => void,
    onDelivered: (roomId: RoomId, seq: number) => void = () => undefined,
  ) {
    this.#onDelivered = onDelivered;
    this.#db = db;
    this.#topics = topics;
    this.#onError = onError;
  }

  /** Call before subscribing: messages stored from now on will be delivered. */
  async open(roomId: RoomId): Promise<void> {
    const feed = this.#feeds.get(roomId);
    if (feed && feed.next !== null) {
      feed.unheard = 0;
      return;
    }
    const opening = this.#opening.get(roomId) ?? this.#start(roomId).finally(() => this.#opening.delete(roomId));
    this.#opening.set(roomId, opening);
    await opening;
  }

  /** Somebody on this node hears it, or did a moment ago. */
  isOpen(roomId: RoomId): boolean {
    return this.#feeds.has(roomId);
  }

  accept(roomId: RoomId, seq: number, message: string): void {
    const feed = this.#feeds.get(roomId);
    if (!feed || (feed.next !== null && seq < feed.next)) return;
    if (seq === feed.next && feed.early.size === 0) {
      this.#deliver(roomId, feed, message);
      return;
    }
    feed.early.set(seq, message);
    this.#deliverInTurn(roomId, feed);
    if (feed.early.size > 0 && feed.next !== null) {
      feed.timer ??= setTimeout(() => void this.#fill(roomId, feed), FILL_AFTER_MS).unref();
    }
  }

  /** A message that was delivered before, in other words: clients know it by its id. One still to come is read as it is now. */
  sendAgain(roomId: RoomId, seq: number, message: string): void {
    const feed = this.#feeds.get(roomId);
    if (!feed || feed.next === null) return;
    if (seq >= feed.next) feed.early.delete(seq);
    else this.#topics.publish(feed.destination, { id: `${roomId}-${seq}`, body: message });
  }

  /** Compares with the database, to catch messages that were committed but never published or never received. */
  async audit(): Promise<void> {
    for (const [roomId, feed] of this.#feeds) {
      feed.unheard = this.#topics.has(feed.destination) ? 0 : feed.unheard + 1;
      if (feed.unheard > 2) this.#feeds.delete(roomId);
    }
    const ids = [...this.#feeds.keys()];
    if (ids.length === 0) return;
    const rooms = await this.#db
      .selectFrom('chatRooms')
      .select(['id', 'lastSeq'])
      .where('id', '=', anyOf(ids))
      .execute();
    for (const { id, lastSeq } of rooms) {
      const feed = this.#feeds.get(id);
      if (feed && feed.next !== null && feed.next <= lastSeq) await this.#fill(id, feed);
    }
  }

  async #start(roomId: RoomId): Promise<void> {
    const destination = topicPath(roomMessages, { chatRoomId: roomId });
    const feed: Feed = { destination, next: null, early: new Map(), timer: null, unheard: 0 };
    this.#feeds.set(roomId, feed);
    try {
      const room = await this.#db.selectFrom('chatRooms').select('lastSeq').where('id', '=', roomId).executeTakeFirst();
      feed.next = (room?.lastSeq ?? 0) + 1;
    } catch (error) {
      this.#feeds.delete(roomId);
      throw error;
    }
    for (const seq of feed.early.keys()) if (seq < feed.next) feed.early.delete(seq);
    this.#deliverInTurn(roomId, feed);
  }

  async #fill(roomId: RoomId, feed: Feed): Promise<void> {
    if (feed.timer) clearTimeout(feed.timer);
    feed.timer = null;
    try {
      for (let full = true; full && this.#feeds.get(roomId) === feed; ) {
        const rest = sql`where m.room_id = ${roomId} and m.seq >= ${feed.next} order by m.seq limit ${FILL_PAGE}`;
        const missed = await selectMessages(this.#db, rest);
        for (const message of missed) this.accept(roomId, message.seq, JSON.stringify(message));
        full = missed.length === FILL_PAGE;
      }
    } catch (error) {
      // The next audit retries.
      this.#onError(error);
    }
  }

  #deliverInTurn(roomId: RoomId, feed: Feed): void {
    while (feed.next !== null) {
      const message = feed.early.get(feed.next);
      if (message === undefined) return;
      feed.early.delete(feed.next);
      this.#deliver(roomId, feed, message);
    }
  }

  #deliver(roomId: RoomId, feed: Feed, message: string): void {
    this.#topics.publish(feed.destination, { id: `${roomId}-${feed.next}`, body: message });
    this.#onDelivered(roomId, feed.next!);
    feed.next! += 1;
  }
}

function anyOf(ids: RoomId[]) {
  return sql<RoomId>`any(${ids}::bigint[])`;
}
