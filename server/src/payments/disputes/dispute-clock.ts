import type { DisputeId } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockRow } from '../../boards/lock-board';
import type { Deps } from '../../deps';
import type { Clock } from '../../jobs/clock';
import { isWaiting } from '../../jobs/jobs';
import { disputeDue } from './dispute-rules';
import { runDisputeClock } from './run-dispute-clock';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'payments.dispute-clock': { id: DisputeId };
  }
}

/** Until when the leader answers a dispute; in ended rooms as well. */
export const disputeClock: Clock<Deps, DisputeId> = {
  byDay: true,
  async due({ now }, tx, id) {
    const found = await tx.selectFrom('disputes').select('boardId').where('id', '=', id).executeTakeFirst();
    if (!found) return null;
    await lockRow(tx, found.boardId);
    return disputeDue(
      await tx.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      now(),
    );
  },
  async step(deps, id) {
    await runDisputeClock(deps, id);
    return undefined;
  },
  async lost(db) {
    const key = sql`'payments.dispute-clock ' || d.id`;
    const { rows } = await sql<{ id: DisputeId }>`
      select d.id from disputes d
      where d.state = 'OPEN' and d.answer_by is not null and not ${isWaiting(key, sql`d.answer_by`)}`.execute(db);
    return rows.map(({ id }) => id);
  },
};
