/** Rooms in which somebody spoke on this node. All that the path of a message pays for telling people of it. */
export class RoomsWithNews {
  #rooms = new Set<number>();

  add(roomId: number): void {
    this.#rooms.add(roomId);
  }

  /** Empties it. */
  take(): number[] {
    const rooms = [...this.#rooms];
    this.#rooms.clear();
    return rooms;
  }
}
