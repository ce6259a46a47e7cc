import { sql } from 'kysely';
import type { Db } from '../db/schema';
import type { Topics } from '../realtime/topics';
import { listTopic } from './chat-topics';
import { selectRoomRows } from './room-rows';

const FLUSH_AFTER_MS = 100;

/** Keeps open room lists of this node current: a changed room is read once for all who watch it, and sent as a row. */
export class RoomListFeeds {
  readonly #db: Db;
  readonly #topics: Topics;
  readonly #onError: (error: unknown) => void;
  readonly #roomsOf = new Map<number, Set<number>>();
  readonly #watchersOf = new Map<number, Set<number>>();
  readonly #changed = new Map<string, { userId: number; roomId: number }>();
  #timer: NodeJS.Timeout | null = null;
  #versions = 0;

  constructor(db: Db, topics: Topics, onError: (error: unknown) => void) {
    this.#db = db;
    this.#topics = topics;
    this.#onError = onError;
  }

  /** Before somebody opens the list. */
  async open(userId: number): Promise<void> {
    this.#roomsOf.set(userId, this.#roomsOf.get(userId) ?? new Set());
    const seats = await this.#db.selectFrom('participants').select('boardId').where('userId', '=', userId).execute();
    for (const { boardId } of seats) this.#watch(userId, boardId);
  }

  roomChanged(roomId: number): void {
    for (const userId of this.#watchersOf.get(roomId) ?? []) this.#mark(userId, roomId);
  }

  /** A new membership, or a moved read mark. */
  rowChanged(userId: number, roomId: number): void {
    if (!this.#roomsOf.has(userId)) return;
    this.#watch(userId, roomId);
    this.#mark(userId, roomId);
  }

  /** Something may have been missed. */
  async refresh(): Promise<void> {
    for (const userId of this.#roomsOf.keys()) {
      await this.open(userId);
      for (const roomId of this.#roomsOf.get(userId) ?? []) this.#mark(userId, roomId);
    }
  }

  forgetClosed(): void {
    for (const [userId, rooms] of this.#roomsOf) {
      if (this.#topics.has(listTopic(userId))) continue;
      this.#roomsOf.delete(userId);
      for (const roomId of rooms) {
        const watchers = this.#watchersOf.get(roomId);
        watchers?.delete(userId);
        if (watchers?.size === 0) this.#watchersOf.delete(roomId);
      }
    }
  }

  #watch(userId: number, roomId: number): void {
    this.#roomsOf.get(userId)?.add(roomId);
    this.#watchersOf.set(roomId, (this.#watchersOf.get(roomId) ?? new Set()).add(userId));
  }

  #mark(userId: number, roomId: number): void {
    this.#changed.set(`${userId} ${roomId}`, { userId, roomId });
    if (this.#timer) return;
    this.#timer = setTimeout(() => void this.#flush(), FLUSH_AFTER_MS).unref();
  }

  async #flush(): Promise<void> {
    this.#timer = null;
    const changed = [...this.#changed.values()];
    this.#changed.clear();
    try {
      const rows = await selectRoomRows(
        this.#db,
        sql`where (p.user_id, p.board_id) in (
          select * from unnest(
            ${changed.map((change) => change.userId)}::bigint[],
            ${changed.map((change) => change.roomId)}::bigint[]
          ))`,
      );
      for (const { userId, row } of rows) {
        this.#versions += 1;
        this.#topics.publish(listTopic(userId), { id: `row-${this.#versions}`, body: JSON.stringify(row) });
      }
    } catch (error) {
      this.#onError(error);
    }
  }
}
