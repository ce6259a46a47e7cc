import type { BoardId } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockRow } from '../../boards/lock-board';
import type { Deps } from '../../deps';
import { findAppointment } from '../../handover/read-appointment';
import type { Clock } from '../../jobs/clock';
import { earliest } from '../../jobs/clock-rules';
import { isWaiting } from '../../jobs/jobs';
import { openDisputes } from '../open-disputes';
import { receivedDue } from './confirm-clock-rules';
import { HAS_SOMEBODY, hasSomebody } from './has-somebody';
import { runConfirmClock } from './run-confirm-clock';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'payments.received-clock': { id: BoardId };
  }
}

/** Until when a follower of a bought purchase says that the goods are there, and what happens when nobody says anything. */
export const receivedClock: Clock<Deps, BoardId> = {
  byDay: true,
  async due({ now }, tx, boardId) {
    const board = await lockRow(tx, boardId);
    if (board?.stage !== 'PURCHASED') return null;
    const awaited = tx.selectFrom('seated').selectAll().where('boardId', '=', boardId).where('role', '=', 'FOLLOWER');
    const members = await awaited.where('receivedAt', 'is', null).where('refundedAt', 'is', null).execute();
    const disputes = await openDisputes(tx, boardId);
    const meeting = { ...board, endsAt: (await findAppointment(tx, boardId))?.endsAt ?? null };
    return earliest(members.map((member) => receivedDue(member, meeting, disputes.has(member.id), now())));
  },
  async step(deps, boardId) {
    if (!(await hasSomebody(deps.db, boardId))) return 'asleep';
    await runConfirmClock(deps, boardId);
    return undefined;
  },
  /** Rooms that wait for somebody to have received what nobody disputes; what nobody booked in time is found once it is over. */
  async lost(db) {
    const { rows } = await sql<{ id: BoardId }>`
      select b.id from boards b join seated p on p.board_id = b.id
      where b.stage = 'PURCHASED' and p.role = 'FOLLOWER' and p.received_at is null and p.refunded_at is null
        and not exists (select from disputes d where d.participant_id = p.id and d.state in ('OPEN', 'ESCALATED'))
        and ${HAS_SOMEBODY}
      group by b.id
      having not ${isWaiting(sql`'payments.received-clock ' || b.id`, sql`coalesce(min(p.confirm_by), 'infinity')`)}`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  },
};
