import type { BoardId, UserId } from '@mungchi/contract';
import { PREPARED } from '../db/prepared';
import type { Tx } from '../db/schema';
import type { EntryFor } from './entries';
import { type Notifier, notify } from './notify';

/** Tells the members of a locked group purchase. Who caused it is not told. */
export async function tellMembers(
  deps: Notifier,
  tx: Tx,
  boardId: BoardId,
  entryFor: EntryFor,
  causedBy?: UserId,
): Promise<void> {
  const members = await tx
    .selectFrom('seated')
    .modifyFront(PREPARED)
    .select(['id', 'userId', 'role', 'seats', 'payBy'])
    .where('boardId', '=', boardId)
    .execute();
  const list = members.flatMap((member) => {
    const entry = member.userId === causedBy ? null : entryFor(member);
    return entry ? [{ userId: member.userId, ...entry }] : [];
  });
  await notify(deps, tx, list);
}
