import { ownRooms, type RoomId, topicPath, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import type { Topics } from '../realtime/topics';
import { MARK } from './room-reads';
import { ROW_STATE, selectRoomRowsEver, wireRow } from './room-rows';

const FLUSH_AFTER_MS = 100;

/** Updates the open room lists on this node: a changed room is read once for all its subscribers and sent as a row. */
export class RoomListFeeds {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #topics: Topics;
  readonly #onError: (error: unknown) => void;
  /** Per open list, the last state sent for each room. */
  readonly #roomsOf = new Map<UserId, Map<RoomId, string>>();
  readonly #watchersOf = new Map<RoomId, Set<UserId>>();
  readonly #changed = new Map<string, { userId: UserId; roomId: RoomId }>();
  #timer: NodeJS.Timeout | null = null;
  #auditing: Promise<void> | null = null;
  #versions = 0;

  constructor(db: Db, now: () => Date, topics: Topics, onError: (error: unknown) => void) {
    this.#db = db;
    this.#now = now;
    this.#topics = topics;
    this.#onError = onError;
  }

  /** Call before the list is read: later changes will be sent. */
  async open(userId: UserId): Promise<void> {
    if (!this.#roomsOf.has(userId)) this.#roomsOf.set(userId, new Map());
    for (const { roomId, state } of await this.#states([userId])) this.#watch(userId, roomId, state);
  }

  roomChanged(roomId: RoomId): void {
    for (const userId of this.#watchersOf.get(roomId) ?? []) this.#mark(userId, roomId);
  }

  /** A new membership, or a moved read mark. */
  rowChanged(userId: UserId, roomId: RoomId): void {
    const rooms = this.#roomsOf.get(userId);
    if (!rooms) return;
    this.#watch(userId, roomId, rooms.get(roomId) ?? '');
    this.#mark(userId, roomId);
  }

  /** The member has left: the list hears of the room once more, and no longer. */
  rowGone(userId: UserId, roomId: RoomId): void {
    if (!this.#roomsOf.get(userId)?.delete(roomId)) return;
    this.#unwatch(userId, roomId);
    this.#mark(userId, roomId);
  }

  /** Compares with the database, to catch changes whose bus messages were lost. */
  audit(): Promise<void> {
    this.#auditing ??= this.#compare().finally(() => {
      this.#auditing = null;
    });
    return this.#auditing;
  }

  forgetClosed(): void {
    for (const [userId, rooms] of this.#roomsOf) {
      if (this.#topics.has(topicPath(ownRooms, { userId }))) continue;
      this.#roomsOf.delete(userId);
      for (const roomId of rooms.keys()) this.#unwatch(userId, roomId);
    }
  }

  async #compare(): Promise<void> {
    const open = [...this.#roomsOf].map(([userId, rooms]) => ({ userId, roomIds: [...rooms.keys()] }));
    const states = await this.#states(open.map(({ userId }) => userId));
    for (const { userId, roomId, state } of states) {
      if (this.#roomsOf.get(userId)?.get(roomId) !== state) this.rowChanged(userId, roomId);
    }
    const seats = new Set(states.map(({ userId, roomId }) => `${userId} ${roomId}`));
    for (const { userId, roomIds } of open)
      for (const roomId of roomIds) if (!seats.has(`${userId} ${roomId}`)) this.rowGone(userId, roomId);
  }

  async #states(userIds: UserId[]): Promise<{ userId: UserId; roomId: RoomId; state: string }[]> {
    if (userIds.length === 0) return [];
    const { rows } = await sql<{ userId: UserId; roomId: RoomId; state: string }>`
      select p.user_id, r.id as room_id, ${ROW_STATE} as state
      from seated p ${MARK} join chat_rooms r on r.id = p.board_id join boards b on b.id = r.id
      where p.user_id = any(${userIds}::bigint[])`.execute(this.#db);
    return rows;
  }

  #watch(userId: UserId, roomId: RoomId, state: string): void {
    this.#roomsOf.get(userId)?.set(roomId, state);
    this.#watchersOf.set(roomId, (this.#watchersOf.get(roomId) ?? new Set()).add(userId));
  }

  #unwatch(userId: UserId, roomId: RoomId): void {
    const watchers = this.#watchersOf.get(roomId);
    watchers?.delete(userId);
    if (watchers?.size === 0) this.#watchersOf.delete(roomId);
  }

  #mark(userId: UserId, roomId: RoomId): void {
    this.#changed.set(`${userId} ${roomId}`, { userId, roomId });
    if (this.#timer) return;
    this.#timer = setTimeout(() => void this.#flush(), FLUSH_AFTER_MS).unref();
  }

  async #flush(): Promise<void> {
    this.#timer = null;
    const changed = [...this.#changed.values()];
    this.#changed.clear();
    try {
      const rows = await selectRoomRowsEver(
        this.#db,
        sql`where (p.user_id, p.board_id) in (
          select * from unnest(
            ${changed.map((change) => change.userId)}::bigint[],
            ${changed.map((change) => change.roomId)}::bigint[]
          ))`,
      );
      for (const read of rows) {
        const { userId, state } = read;
        const row = wireRow(read, this.#now());
        this.#versions += 1;
        if (!row.gone) this.#roomsOf.get(userId)?.set(row.id, state);
        this.#topics.publish(topicPath(ownRooms, { userId }), {
          id: `row-${this.#versions}`,
          body: JSON.stringify(row),
        });
      }
    } catch (error) {
      this.#onError(error);
    }
  }
}
