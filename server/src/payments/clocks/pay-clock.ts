import type { BoardId } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockRow } from '../../boards/lock-board';
import { PREPARED } from '../../db/prepared';
import type { ParticipantRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Clock } from '../../jobs/clock';
import { isWaiting } from '../../jobs/jobs';
import { HAS_SOMEBODY, hasSomebody } from './has-somebody';
import { payDue } from './pay-clock-rules';
import { runClock } from './run-clock';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'payments.clock': { id: BoardId };
  }
}

/** Until when a full purchase waits for payments, for whoever takes a free seat, and for the leader to buy. */
export const payClock: Clock<Deps, BoardId> = {
  byDay: true,
  async due({ now }, tx, boardId) {
    const board = await lockRow(tx, boardId);
    if (!board || board.deletedAt) return null;
    return payDue(board, board.stage === 'RECRUITED' ? await owingIn(tx, boardId) : [], now());
  },
  async step(deps, boardId) {
    if (!(await hasSomebody(deps.db, boardId))) return 'asleep';
    await runClock(deps, boardId);
    return undefined;
  },
  /** Rooms that wait for money or for the leader; what nobody booked in time is found once it is over. */
  async lost(db) {
    const until = sql`coalesce(least(b.pay_end, b.vacant_until, (
      select min(p.pay_by) from seated p where p.board_id = b.id and p.role = 'FOLLOWER' and p.paid_at is null)), 'infinity')`;
    const { rows } = await sql<{ id: BoardId }>`
      select b.id from boards b
      where b.stage in ('RECRUITED', 'PAYING') and b.deleted_at is null
        and not ${isWaiting(sql`'payments.clock ' || b.id`, until)} and ${HAS_SOMEBODY}`.execute(db);
    return rows.map(({ id }) => id);
  },
};

function owingIn(tx: Tx, boardId: BoardId): Promise<ParticipantRow[]> {
  const seats = tx.selectFrom('seated').modifyFront(PREPARED).selectAll().where('boardId', '=', boardId);
  return seats.where('paidAt', 'is', null).execute();
}
