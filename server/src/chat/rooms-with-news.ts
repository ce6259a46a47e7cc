import type { RoomId } from '@mungchi/contract';

/** Rooms in which somebody spoke on this node. All that the path of a message pays for telling people of it. */
export class RoomsWithNews {
  #rooms = new Set<RoomId>();

  add(roomId: RoomId): void {
    this.#rooms.add(roomId);
  }

  /** Empties it. */
  take(): RoomId[] {
    const rooms = [...this.#rooms];
    this.#rooms.clear();
    return rooms;
  }
}
