import type { PolledTimes, Role, Stage, TurnState } from '@mungchi/contract';
import { sql } from 'kysely';

/** What the table of turns reads of board `b` and member `p`, beside their own columns. */
export type TurnRow = {
  role: Role;
  stage: Stage;
  deadline: string;
  isPaid: boolean;
  isReceived: boolean;
  isDisputed: boolean;
  isStalled: boolean;
  payBy: Date | null;
  askedUntil: Date | null;
  confirmBy: Date | null;
  freeSeats: number;
  handingOn: number;
  vacantUntil: Date | null;
  buyBy: Date | null;
  answerBy: Date | null;
  meetsAt: Date | null;
  poll: { id: number; endsAt: string; isClosed: boolean; isAnswered: boolean; unanswered: number } | null;
  followers: number;
  waiting: number;
  reviewsLeft: number;
};

/** Member `p` has told of a problem that is open; a case that silence opened is none of theirs. */
export const IS_DISPUTED = sql<boolean>`(b.stage = 'PURCHASED' and exists (select 1 from disputes d
  where d.participant_id = p.id and d.state in ('OPEN', 'ESCALATED') and d.kind <> 'STALLED'))`;

/** Silence made the share of member `p` a case. */
export const IS_STALLED = sql<boolean>`(b.stage = 'PURCHASED' and exists (select 1 from disputes d
  where d.participant_id = p.id and d.state = 'ESCALATED' and d.kind = 'STALLED'))`;

/** Until when leader `p` is to answer the oldest problem told; null for everybody else. */
export const ANSWER_BY = sql<Date | null>`(case when p.role = 'LEADER' and b.stage in ('PURCHASED', 'COMPLETED') then
  (select min(d.answer_by) from disputes d where d.board_id = b.id and d.state = 'OPEN' and d.kind <> 'STALLED') end)`;

/** Who is in the room. */
export const PARTICIPANT_COUNT = sql<number>`(select count(*)::int from seated s where s.board_id = b.id)`;

/** By member `p`, once reviews are due. */
export const REVIEWS_WRITTEN = sql<number>`case when b.stage = 'COMPLETED' then (select count(*) from reviews v where v.writer_id = p.id) else 0 end`;

/** When everybody meets. */
export const MEETS_AT = sql<Date | null>`(case when b.stage in ('PAYING', 'PURCHASED') then
  (select a.starts_at from appointments a where a.board_id = b.id) end)`;

/** The poll that counts, as `findShownPoll` finds it, and who has answered it. */
export const POLL = sql<TurnRow['poll']>`(case when b.stage in ('PAYING', 'PURCHASED') then
  (select json_build_object('id', t.id, 'endsAt', t.ends_at, 'isClosed', t.closed_at is not null,
      'isAnswered', exists (select 1 from time_poll_answers a where a.poll_id = t.id and a.participant_id = p.id),
      'unanswered', (select count(*) from seated s where s.board_id = b.id and s.role = 'FOLLOWER'
        and not exists (select 1 from time_poll_answers a where a.poll_id = t.id and a.participant_id = s.id)))
    from time_polls t where t.board_id = b.id and (t.closed_at is null or t.picked is null and not exists (
      select 1 from appointment_changes c where c.board_id = t.board_id and c.at >= t.closed_at))
    order by t.id desc limit 1) end)`;

/** For leader `p`: followers of whose share nothing has been said yet. */
export const WAITING = sql<number>`(case when p.role = 'LEADER' and b.stage = 'PURCHASED' then
  (select count(*) from seated s where s.board_id = b.id and s.role = 'FOLLOWER' and s.received_at is null
    and s.refunded_at is null and s.handed_at is null and s.no_show_at is null and not exists (
      select 1 from disputes d where d.participant_id = s.id and d.state in ('OPEN', 'ESCALATED'))) else 0 end)::int`;

/** The leader says to have handed it over to member `p`, or to have waited in vain. */
export const CONFIRM_BY = sql<Date | null>`(case when p.handed_at is not null or p.no_show_at is not null then p.confirm_by end)`;

type Others = Pick<TurnRow, 'followers' | 'reviewsLeft'>;

/** What the leader's desk counts besides. */
export type DeskCounts = { unpaid: number; unpaidBy: Date | null; questions: number };

/** `others`: of the same row, or worked out for it. Field by field: spread parts took an eighth of the list of rooms. */
export function turnStateOf(
  row: Omit<TurnRow, keyof Others>,
  { followers, reviewsLeft }: Others,
  { unpaid, unpaidBy, questions }: DeskCounts = NOBODY,
): TurnState {
  const poll = pollOf(row.poll);
  if (row.role === 'FOLLOWER')
    return {
      stage: row.stage,
      meetsAt: row.meetsAt,
      poll,
      reviewsLeft,
      role: row.role,
      isPaid: row.isPaid,
      payBy: row.payBy,
      askedUntil: row.isPaid ? null : row.askedUntil,
      isReceived: row.isReceived,
      isDisputed: row.isDisputed,
      isStalled: row.isStalled,
      confirmBy: row.confirmBy,
    };
  return {
    stage: row.stage,
    meetsAt: row.meetsAt,
    poll,
    reviewsLeft,
    role: row.role,
    deadline: row.deadline,
    freeSeats: row.freeSeats,
    openSeats: row.freeSeats + row.handingOn,
    vacantUntil: row.vacantUntil,
    buyBy: row.buyBy,
    answerBy: row.answerBy,
    followers,
    waiting: row.waiting,
    unpaid,
    unpaidBy,
    questions,
  };
}

const NOBODY = { unpaid: 0, unpaidBy: null, questions: 0 };

/** JSON carries its instant as text. */
function pollOf(poll: TurnRow['poll']): PolledTimes | null {
  if (!poll) return null;
  const { isClosed, isAnswered, unanswered } = poll;
  return { endsAt: new Date(poll.endsAt), isClosed, isAnswered, unanswered };
}
