import type { BoardId, ParticipantId } from '@mungchi/contract';
import type { DisputeRow } from '../db/rows';
import type { Tx } from '../db/schema';

export type OpenDisputes = ReadonlyMap<ParticipantId, Pick<DisputeRow, 'id' | 'kind'>>;

/** The open disputes of a locked room, by follower: each has at most one. */
export async function openDisputes(tx: Tx, boardId: BoardId): Promise<OpenDisputes> {
  const open = await tx
    .selectFrom('disputes')
    .select(['id', 'kind', 'participantId'])
    .where('boardId', '=', boardId)
    .where('state', 'in', ['OPEN', 'ESCALATED'])
    .execute();
  return new Map(open.map(({ participantId, ...dispute }) => [participantId, dispute]));
}
