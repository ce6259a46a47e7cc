import type { BoardId } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockRow } from '../boards/lock-board';
import type { Deps } from '../deps';
import type { Clock } from '../jobs/clock';
import { earliest } from '../jobs/clock-rules';
import { isWaiting } from '../jobs/jobs';
import { findOpenPoll } from './find-poll';
import { findAppointment } from './read-appointment';
import { remindRoom } from './remind-room';
import { reminderDue } from './reminder-rules';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'handover.clock': { id: BoardId };
  }
}

/** The reminders of a room's appointment, and the end of its poll. At any hour: an appointment may be early. */
export const handoverClock: Clock<Deps, BoardId> = {
  byDay: false,
  async due({ now }, tx, boardId) {
    const board = await lockRow(tx, boardId);
    if (!board) return null;
    const appointment = await findAppointment(tx, boardId);
    const poll = await findOpenPoll(tx, boardId);
    return earliest([appointment && reminderDue(appointment, board.stage, now()), poll?.endsAt ?? null]);
  },
  async step(deps, boardId) {
    await remindRoom(deps, boardId);
    return undefined;
  },
  /** Every appointment that is still ahead and every poll that is open. */
  async lost(db, now) {
    const key = sql`'handover.clock ' || each.id`;
    const { rows } = await sql<{ id: BoardId }>`
      select distinct id from (
        select board_id as id from appointments where starts_at > ${now} and reminded < 2
        union all select board_id from time_polls where closed_at is null) each
      where not ${isWaiting(key)}`.execute(db);
    return rows.map(({ id }) => id);
  },
};
