import type { BoardId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { holdPresent } from '../db/lock-writer';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { replyMinutes, type SaidAt } from './reply-rules';
import { hasPaid } from './work-out';

/** A room has ended, or a dispute of it: how fast its leader answered is noted, and its members' copies are dropped. */
export async function noteRoom({ db }: Deps, boardId: BoardId): Promise<void> {
  const board = await db
    .selectFrom('boards')
    .select(['leaderId', 'stage', 'endedAt'])
    .where('id', '=', boardId)
    .executeTakeFirst();
  if (!board) return;
  const times = board.stage === 'COMPLETED' ? replyMinutes(await talkOf(db, boardId)) : new Map<UserId, number>();
  await transact(db, async (tx) => {
    const here = await holdPresent(tx, [board.leaderId, ...times.keys()]);
    const rows = [...times]
      .filter(([followerId]) => here.has(followerId) && here.has(board.leaderId))
      .map(([followerId, minutes]) => ({ boardId, followerId, leaderId: board.leaderId, minutes, at: board.endedAt! }));
    if (rows.length > 0)
      await tx
        .insertInto('replyTimes')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await sql`delete from neighbour_records where user_id in (
      select user_id from participants where board_id = ${boardId} order by user_id)`.execute(tx);
  });
}

/** Of what was said: the first of each who paid, and what the leader said next. The rest of a long talk decides nothing. */
async function talkOf(db: Deps['db'], boardId: BoardId): Promise<SaidAt[]> {
  const { rows } = await sql<SaidAt>`
    with first as (
      select p.user_id, min(m.sent_at) as at
      from messages m join seated p on p.id = m.participant_id
      where m.room_id = ${boardId} and m.type = 'TEXT' and p.role = 'FOLLOWER'
        and ${hasPaid(sql`p`)}
      group by p.user_id
    )
    select at, user_id as by, false as leader from first
    union all
    select next.sent_at, next.user_id, true from first, lateral (
      select m.sent_at, p.user_id from messages m join seated p on p.id = m.participant_id
      where m.room_id = ${boardId} and m.type = 'TEXT' and p.role = 'LEADER' and m.sent_at > first.at
      order by m.sent_at limit 1
    ) next`.execute(db);
  return rows;
}
