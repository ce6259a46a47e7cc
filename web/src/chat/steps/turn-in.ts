import { asksForReview, type ChatRoom, type Participant, type Turn, turnOf } from '@mungchi/contract';

/** The table of turns, on the room as it is open. */
export function turnIn(room: ChatRoom, me: Participant, now: number): Turn | null {
  const { stage, appointment, poll, participants } = room;
  const others = participants.filter(({ participantId }) => participantId !== me.participantId);
  const shared = {
    stage,
    meetsAt: instant(appointment?.startsAt ?? null),
    poll: poll && {
      endsAt: new Date(poll.endsAt),
      isClosed: poll.closed,
      isAnswered: poll.answered,
      unanswered: poll.unanswered,
    },
    reviewsLeft: asksForReview({ stage, endedAt: instant(room.endedAt ?? null) }, now)
      ? others.filter(({ reviewed }) => !reviewed).length
      : 0,
  };
  const at = new Date(now);
  if (me.role === 'FOLLOWER') {
    return turnOf(
      {
        ...shared,
        role: 'FOLLOWER',
        isPaid: me.payStatement === 'PAID',
        payBy: instant(room.payBy),
        askedUntil: instant(room.askedUntil),
        isReceived: me.tradeCompleted,
        isDisputed: room.disputed,
        isStalled: room.stalled,
        confirmBy: instant(room.confirmBy),
      },
      at,
    );
  }
  const followers = others.filter(({ role }) => role === 'FOLLOWER');
  const taken = participants.reduce((sum, { seats }) => sum + seats, 0);
  return turnOf(
    {
      ...shared,
      role: 'LEADER',
      deadline: room.deadline,
      freeSeats: Math.max(room.totalUser - taken, 0),
      openSeats: room.openSeats,
      vacantUntil: instant(room.vacantUntil),
      buyBy: instant(room.buyBy),
      answerBy: instant(room.asked?.answerBy ?? null),
      followers: followers.length,
      unpaid: 0,
      unpaidBy: null,
      questions: 0,
      waiting: room.waiting,
    },
    at,
  );
}

const instant = (written: string | null): Date | null => (written ? new Date(written) : null);
