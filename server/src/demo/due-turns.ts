import type { BoardId, ParticipantId, PollId, UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../deps';

const MINUTE_MS = 60_000;
/** The job runs every minute, and what it did a minute ago it did a little after its start: that is not two minutes. */
export const SLACK_MS = 15_000;

/** A demo neighbour's turn in a room; about another member, where it is about one. */
export type Turn = { boardId: BoardId; userId: UserId; targetId: ParticipantId | null; pollId: PollId | null };

/** What demo neighbours do, how many minutes after what, and who of `p` in purchase `b` is due. `o`: another member. */
const TURNS = {
  pay: {
    minutes: 1,
    since: sql`greatest(b.updated_at, p.joined_at)`,
    who: sql`b.stage = 'RECRUITED' and p.role = 'FOLLOWER' and p.paid_at is null and p.handing_on_at is null`,
  },
  buy: { minutes: 10, since: sql`b.updated_at`, who: sql`b.stage = 'PAYING' and p.role = 'LEADER'` },
  meet: {
    minutes: 1,
    since: sql`b.purchased_at`,
    who: sql`b.stage = 'PURCHASED' and p.role = 'LEADER'
      and not exists (select from appointments a where a.board_id = b.id)`,
  },
  answer: {
    minutes: 1,
    since: sql`t.created_at`,
    who: sql`b.stage in ('PAYING', 'PURCHASED') and p.role = 'FOLLOWER' and t.closed_at is null
      and not exists (select from time_poll_answers a where a.poll_id = t.id and a.participant_id = p.id)`,
    poll: sql`join time_polls t on t.board_id = b.id`,
  },
  hand: {
    minutes: 2,
    since: sql`b.purchased_at`,
    who: sql`b.stage = 'PURCHASED' and p.role = 'LEADER' and o.role = 'FOLLOWER' and o.handed_at is null
      and o.no_show_at is null and o.received_at is null and o.refunded_at is null and not ${isDisputed(sql`o.id`)}`,
    other: sql`join seated o on o.board_id = b.id`,
  },
  receive: {
    // A leader who says nothing is not waited for, unless there is a meeting to come.
    minutes: 1,
    since: sql`coalesce(p.handed_at, case when not exists (select from appointments a where a.board_id = b.id)
      then b.purchased_at + interval '3 minutes' end)`,
    who: sql`b.stage = 'PURCHASED' and p.role = 'FOLLOWER' and p.received_at is null and p.refunded_at is null
      and not ${isDisputed(sql`p.id`)}`,
  },
  review: {
    minutes: 1,
    since: sql`b.ended_at`,
    who: sql`b.stage = 'COMPLETED' and ${isVisitor(sql`o.user_id`)}
      and not exists (select from reviews v where v.writer_id = p.id and v.target_id = o.id)`,
    other: sql`join seated o on o.board_id = b.id and o.id <> p.id`,
  },
} satisfies Record<string, Who>;
type Who = {
  minutes: number;
  since: RawBuilder<unknown>;
  who: RawBuilder<unknown>;
  other?: RawBuilder<unknown>;
  poll?: RawBuilder<unknown>;
};
export type Act = keyof typeof TURNS;

export async function dueTurns({ db, now }: Deps, act: Act): Promise<Turn[]> {
  const { minutes, since, who, other, poll }: Who = TURNS[act];
  const { rows } = await sql<Turn>`
    select p.board_id, p.user_id, ${other ? sql`o.id` : sql`null::bigint`} as target_id, ${poll ? sql`t.id` : sql`null::bigint`} as poll_id
    from seated p join boards b on b.id = p.board_id ${other ?? sql``} ${poll ?? sql``}
    where b.deleted_at is null and ${since} <= ${new Date(now().getTime() - minutes * MINUTE_MS + SLACK_MS)} and ${who}
      and not ${isVisitor(sql`p.user_id`)}
      and exists (select from seated s where s.board_id = b.id and ${isVisitor(sql`s.user_id`)})
    order by p.id limit 50`.execute(db);
  return rows;
}

/** A real person, or a demo neighbour whom somebody is signed in as. */
export function isVisitor(userId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from users u where u.id = ${userId}
    and (not u.demo or exists (select from refresh_tokens k where k.user_id = u.id)))`;
}

function isDisputed(participantId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from disputes d where d.participant_id = ${participantId} and d.state in ('OPEN', 'ESCALATED'))`;
}
