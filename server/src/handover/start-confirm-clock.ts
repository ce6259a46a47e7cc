import type { BoardId, ParticipantId } from '@mungchi/contract';
import { noteReceived } from '../boards/note-received';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { hasNewLeader } from '../records/leader-room';
import { confirmByOf } from './handover-rules';
import { findAppointment } from './read-appointment';

const UNWARNED = { confirmWarnedFor: null, confirmWarnedAt: null, confirmWarnings: 0 };

/** Without a follower's answer the leader's word counts from now on; what was told of an earlier date is forgotten. */
export async function startConfirmClock(
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  { id, boardId }: { id: ParticipantId; boardId: BoardId },
  at: Date,
): Promise<Date> {
  const confirmBy = confirmByOf(await findAppointment(tx, boardId), at, await hasNewLeader(deps, tx, boardId));
  await noteReceived(tx, id, { confirmBy, ...UNWARNED });
  return confirmBy;
}

/** The word was taken back: nothing ends by itself any more. */
export function stopConfirmClock(tx: Tx, participantId: ParticipantId): Promise<void> {
  return noteReceived(tx, participantId, { confirmBy: null, ...UNWARNED });
}
