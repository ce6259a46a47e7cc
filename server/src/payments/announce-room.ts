import type { Tx } from '../db/schema';
import { afterCommit } from '../db/transaction';
import type { Deps } from '../deps';

/** Tells the members' open screens that the room's people or money changed; they read it again. */
export function announceRoom({ bus }: Deps, tx: Tx, roomId: number): void {
  afterCommit(tx, () => bus.publish('rooms', String(roomId)));
}
