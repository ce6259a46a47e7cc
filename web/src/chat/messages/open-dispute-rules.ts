import { type ChatRoom, DISPUTE_ANSWER_HOURS, DISPUTE_HOURS, HOUR_MS, type Participant } from '@mungchi/contract';

/** Whether it is worth asking for problems that wait for an answer: the leader's to answer, or a follower's own. */
export function mayHaveOpenDispute(
  { asked, disputed, stage, endedAt }: ChatRoom,
  { role }: Participant,
  now: number,
): boolean {
  if (role === 'LEADER') return asked !== null;
  // Afterwards the room says nothing of them, and for so long one may be told of and wait.
  const last = Date.parse(endedAt ?? '') + (DISPUTE_HOURS + DISPUTE_ANSWER_HOURS) * HOUR_MS;
  return disputed || (stage === 'COMPLETED' && now < last);
}
