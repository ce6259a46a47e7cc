import type { RefusalCode, Role, Stage } from '@mungchi/contract';
import { decideMeeting, isMeetable } from './appointment-rules';

type Poll = { closedAt: Date | null; endsAt: Date };
type Answer = { participantId: number; slots: readonly number[] };

/** Also one whose end no job has come to yet. */
export function isPollOpen({ closedAt, endsAt }: Poll, now: Date): boolean {
  return closedAt === null && endsAt > now;
}

export function decideOpenPoll(stage: Stage, role: Role, open: Poll | undefined, now: Date): RefusalCode | null {
  return decideMeeting(stage, role) ?? (open && isPollOpen(open, now) ? 'POLL_OPEN' : null);
}

export function decidePollAnswer(stage: Stage, poll: Poll | undefined, now: Date): RefusalCode | null {
  return poll && isPollOpen(poll, now) && isMeetable(stage) ? null : 'POLL_CLOSED';
}

/** Whether this is the poll that is shown: also one that ended by itself, of which the leader was told what suits most. */
export function decidePick(stage: Stage, role: Role, isShown: boolean): RefusalCode | null {
  if (role !== 'LEADER') return 'NOT_LEADER';
  return isShown && isMeetable(stage) ? null : 'POLL_CLOSED';
}

/** The leader need not answer: it is the leader who waits for the others. */
export function haveAllAnswered(
  members: readonly { id: number; role: Role }[],
  answers: readonly Pick<Answer, 'participantId'>[],
): boolean {
  const answered = new Set(answers.map(({ participantId }) => participantId));
  return members.every(({ id, role }) => role === 'LEADER' || answered.has(id));
}

/** The slot that suits most, the earliest of equals; null when none suits anybody. */
export function favourite<Slot extends { nth: number; startsAt: Date }>(
  slots: readonly Slot[],
  answers: readonly Pick<Answer, 'slots'>[],
): Slot | null {
  const votes = ({ nth }: Slot) => answers.filter((answer) => answer.slots.includes(nth)).length;
  const [best] = slots.toSorted((a, b) => votes(b) - votes(a) || a.startsAt.getTime() - b.startsAt.getTime());
  return best && votes(best) > 0 ? best : null;
}
