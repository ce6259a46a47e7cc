import type { BoardId, ParticipantId, TimePoll } from '@mungchi/contract';
import type { Db } from '../db/schema';
import { answersOf, slotsOf } from './find-poll';
import { isPollOpen } from './poll-rules';

type Member = { id: ParticipantId; nickname: string | null; profileUrl: string | null };

/** The poll that counts: the open one, or the last while it may still become an appointment. */
export async function findShownPoll(db: Db, boardId: BoardId) {
  return db
    .selectFrom('timePolls as poll')
    .selectAll('poll')
    .where('poll.boardId', '=', boardId)
    .where(({ not, exists, selectFrom, and, eb }) =>
      eb.or([
        eb('poll.closedAt', 'is', null),
        and([
          eb('poll.picked', 'is', null),
          not(
            exists(
              selectFrom('appointmentChanges')
                .select('version')
                .whereRef('appointmentChanges.boardId', '=', 'poll.boardId')
                .whereRef('appointmentChanges.at', '>=', 'poll.closedAt'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('poll.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** As a member sees it: everybody's answers by name. */
export async function readPoll(
  db: Db,
  boardId: BoardId,
  members: readonly Member[],
  me: ParticipantId,
  now: Date,
): Promise<TimePoll | null> {
  const poll = await findShownPoll(db, boardId);
  if (!poll) return null;
  const [slots, answers] = await Promise.all([slotsOf(db, poll.id), answersOf(db, poll.id)]);
  const given = new Map(answers.map(({ participantId, slots: chosen }) => [participantId, chosen]));
  return {
    id: poll.id,
    endsAt: poll.endsAt.toISOString(),
    closed: !isPollOpen(poll, now),
    slots: slots.map(({ nth, startsAt, endsAt }) => {
      const people = members.filter(({ id }) => given.get(id)?.includes(nth)).map(somebody);
      return {
        slot: nth,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        count: people.length,
        people,
        mine: given.get(me)?.includes(nth) ?? false,
      };
    }),
    answered: given.has(me),
    waitingFor: members.filter(({ id }) => !given.has(id)).map(somebody),
  };
}

const somebody = ({ id, nickname, profileUrl }: Member) => ({
  participantId: id,
  nickname: nickname ?? '알 수 없음',
  profileUrl: profileUrl ?? '',
});
