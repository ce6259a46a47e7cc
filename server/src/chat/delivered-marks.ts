import type { RoomId, UserId } from '@mungchi/contract';
import type { Ground } from '../ground';
import { CHAT_CHANNEL, listLine } from './announce';
import { type DeliveredMark, storeDelivered } from './store-delivered';

const TRIES = 5;

type Room = {
  /** The latest message delivered on this node. */
  seq: number;
  /** Per user: subscribed connections, and the sequence up to which the mark is stored or queued. */
  listeners: Map<UserId, { connections: number; from: number }>;
};

/**
 * For clients that send no read receipts, delivered counts as read. The marks are kept in memory and stored when the user
 * unsubscribes, before their room list is read, and periodically: never once per message.
 */
export class DeliveredMarks {
  readonly #deps: Pick<Ground, 'db' | 'bus'>;
  readonly #rooms = new Map<RoomId, Room>();
  readonly #due = new Map<string, DeliveredMark & { tries: number }>();
  #storing: Promise<void> = Promise.resolve();
  /** Users whose marks are being stored. */
  #busy = new Set<UserId>();

  constructor(deps: Pick<Ground, 'db' | 'bus'>) {
    this.#deps = deps;
  }

  /** Returns an unsubscribe function. */
  listen(userId: UserId, roomId: RoomId, onError: (error: unknown) => void): () => void {
    const room = this.#rooms.get(roomId) ?? { seq: 0, listeners: new Map() };
    this.#rooms.set(roomId, room);
    const listener = room.listeners.get(userId) ?? { connections: 0, from: room.seq };
    room.listeners.set(userId, listener);
    listener.connections += 1;
    return () => {
      listener.connections -= 1;
      if (listener.connections > 0) return;
      this.#collect(roomId, room, userId);
      room.listeners.delete(userId);
      if (room.listeners.size === 0) this.#rooms.delete(roomId);
      if (this.#due.size > 0) this.#store().catch(onError);
    };
  }

  delivered(roomId: RoomId, seq: number): void {
    const room = this.#rooms.get(roomId);
    if (room) room.seq = seq;
  }

  /** Stores all marks of all users. */
  store(): Promise<void> {
    for (const [roomId, room] of this.#rooms) {
      for (const userId of room.listeners.keys()) this.#collect(roomId, room, userId);
    }
    return this.#store();
  }

  /** Call before a user's room list is read. Other users do not wait. */
  async storeOf(userId: UserId): Promise<void> {
    for (const [roomId, room] of this.#rooms) if (room.listeners.has(userId)) this.#collect(roomId, room, userId);
    const isDue = [...this.#due.values()].some((mark) => mark.userId === userId);
    if (isDue) await this.#store();
    else if (this.#busy.has(userId)) await this.#storing;
  }

  #collect(roomId: RoomId, { seq, listeners }: Room, userId: UserId): void {
    const listener = listeners.get(userId);
    if (!listener || seq <= listener.from) return;
    listener.from = seq;
    this.#remember({ userId, roomId, seq, tries: 0 });
  }

  #remember(mark: DeliveredMark & { tries: number }): void {
    const key = `${mark.userId} ${mark.roomId}`;
    if ((this.#due.get(key)?.seq ?? 0) < mark.seq) this.#due.set(key, mark);
  }

  /** Serialised: marks collected meanwhile go with the next run. */
  #store(): Promise<void> {
    const stored = this.#storing.then(() => this.#storeDue());
    this.#storing = stored.catch(() => undefined);
    return stored;
  }

  async #storeDue(): Promise<void> {
    const marks = [...this.#due.values()];
    if (marks.length === 0) return;
    this.#due.clear();
    this.#busy = new Set(marks.map(({ userId }) => userId));
    let left = marks;
    try {
      const visited = await storeDelivered(this.#deps.db, marks);
      const seen = new Set(visited.map(({ userId, roomId }) => `${userId} ${roomId}`));
      left = marks.filter(({ userId, roomId }) => !seen.has(`${userId} ${roomId}`));
      const lines = visited.flatMap(({ userId, roomId, moved }) => (moved ? listLine(userId, roomId) : []));
      if (lines.length > 0) this.#deps.bus.publish(CHAT_CHANNEL, lines);
    } finally {
      this.#busy = new Set();
      for (const mark of left) if (mark.tries < TRIES) this.#remember({ ...mark, tries: mark.tries + 1 });
    }
  }
}
