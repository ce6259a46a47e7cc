import type { RefusalCode, Role, Stage } from '@mungchi/contract';
import type { DisputeRow } from '../db/rows';
import { decideContest, decideOpenDispute } from './disputes/dispute-rules';

/** A receipt is shown with buying and after it. */
export function decideReceiptUpload(stage: Stage, role: Role): RefusalCode | null {
  if (role !== 'LEADER') return 'NOT_LEADER';
  return stage === 'PAYING' || stage === 'PURCHASED' ? null : 'NOT_TRADABLE';
}

/** Evidence comes from a follower who may tell of a problem now, or from a leader who has one to answer. */
export function decideEvidenceUpload(
  me: Parameters<typeof decideOpenDispute>[0],
  disputes: readonly Pick<DisputeRow, 'kind' | 'state' | 'answer' | 'participantId'>[],
  own: DisputeRow['participantId'],
  now: Date,
): RefusalCode | null {
  if (me.role === 'LEADER') {
    return disputes.some((dispute) => decideContest('LEADER', dispute) === null) ? null : 'DISPUTE_NOT_FOUND';
  }
  const earlier = disputes.filter(({ participantId }) => participantId === own);
  return decideOpenDispute(me, earlier, now);
}
