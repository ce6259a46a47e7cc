import { type BoardId, DAY_MS, type LeaderState, type UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { IS_WAITING } from '../boards/questions/drop-question';
import { isReportedBy } from '../boards/questions/question-rows';
import { ANSWER_BY, type DeskCounts, MEETS_AT, POLL, type TurnRow, turnStateOf, WAITING } from '../chat/turn-columns';
import { PREPARED } from '../db/prepared';
import type { Db } from '../db/schema';
import type { DeskBoard } from './task-rules';

/** A problem is told within a day of the end and answered within four; beyond that only an operator has it. */
const LATELY_DAYS = 14;

type Row = TurnRow & DeskCounts & { id: BoardId; title: string; image: string };

const OWES = sql`b.stage = 'RECRUITED' and s.role = 'FOLLOWER' and s.paid_at is null`;
const count = (whom: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${whom}))::int`;

/** What somebody leads and has not ended, and what ended lately with a problem still to answer. One query, however many ended; the people of each are looked up once, the leader among them. */
export async function deskBoards(db: Db, userId: UserId, now: Date): Promise<DeskBoard[]> {
  const lately = new Date(now.getTime() - LATELY_DAYS * DAY_MS);
  const { rows } = await sql<Row>`${PREPARED}
    select b.id, b.name || ' ' || b.quantity as title, coalesce(b.pictures -> 0 ->> 'url', '') as image, p.role, b.stage,
      b.deadline, b.total_user - b.member_count as free_seats, b.handing_on, b.vacant_until, b.buy_by,
      ${ANSWER_BY} as answer_by, ${MEETS_AT} as meets_at, ${POLL} as poll, ${WAITING} as waiting, 0 as reviews_left,
      p.followers, p.unpaid, p.unpaid_by, ${QUESTIONS} as questions
    from (
      select * from boards where leader_id = ${userId} and deleted_at is null and stage not in ('COMPLETED', 'CANCELLED')
      union all
      select * from boards o where o.leader_id = ${userId} and o.stage = 'COMPLETED' and o.ended_at > ${lately}
        and exists (select 1 from disputes d where d.board_id = o.id and d.state = 'OPEN')
    ) b
    cross join lateral (
      select min(s.id) filter (where s.role = 'LEADER') as id, 'LEADER' as role, ${userId}::bigint as user_id,
        ${count(sql`s.role = 'FOLLOWER'`)} as followers, ${count(OWES)} as unpaid, min(s.pay_by) filter (where ${OWES}) as unpaid_by
      from seated s where s.board_id = b.id
    ) p
    where p.id is not null
    order by b.id`.execute(db);
  return rows.map((row) => ({ boardId: row.id, title: row.title, image: row.image, state: stateOf(row) }));
}

/** Those that wait for an answer; one that the leader has reported is gone for them. */
const QUESTIONS = sql<number>`(select count(*)::int from questions q
  where q.board_id = b.id and ${IS_WAITING} and not ${isReportedBy(sql<UserId>`p.user_id`)})`;

const stateOf = (row: Row): LeaderState =>
  turnStateOf(row, row, { unpaid: row.unpaid, unpaidBy: row.unpaidBy, questions: row.questions }) as LeaderState;
