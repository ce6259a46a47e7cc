import type { RoomId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Db } from '../db/schema';
import { selectMessages } from './message-rows';
import type { RoomFeeds } from './room-feeds';

/** Longer than a line can be late, and than the clocks of two nodes differ. */
const LOOK_BACK_MS = 60_000;

/** Shows on this node's screens what was taken back, also when the line that says so was lost with the node that took it. */
export class TakenBackFeed {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #rooms: Pick<RoomFeeds, 'sendAgain' | 'isOpen'>;
  /** What this node has heard of, and when. */
  readonly #told = new Map<string, number>();

  constructor(db: Db, now: () => Date, rooms: Pick<RoomFeeds, 'sendAgain' | 'isOpen'>) {
    this.#db = db;
    this.#now = now;
    this.#rooms = rooms;
  }

  /** A line came. */
  tell(roomId: RoomId, seq: number, message: string): void {
    this.#told.set(`${roomId}-${seq}`, this.#now().getTime());
    this.#rooms.sendAgain(roomId, seq, message);
  }

  async audit(): Promise<void> {
    const since = new Date(this.#now().getTime() - LOOK_BACK_MS);
    for (const [id, at] of this.#told) if (at < since.getTime() - LOOK_BACK_MS) this.#told.delete(id);
    const { rows } = await sql<{ roomId: RoomId; seq: number }>`${PREPARED}
      select room_id, seq from messages where deleted_at > ${since}`.execute(this.#db);
    for (const { roomId, seq } of rows) {
      if (this.#told.has(`${roomId}-${seq}`) || !this.#rooms.isOpen(roomId)) continue;
      const [message] = await selectMessages(this.#db, sql`where m.room_id = ${roomId} and m.seq = ${seq}`);
      if (message) this.tell(roomId, seq, JSON.stringify(message));
    }
  }
}
