import { type BoardId, DISPUTE_HOURS } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockRow } from '../../boards/lock-board';
import type { Deps } from '../../deps';
import type { Clock } from '../../jobs/clock';
import { isWaiting } from '../../jobs/jobs';
import { Unconfirmed } from '../confirm-booked';
import { creditUndisputed, undisputedDue } from '../disputes/credit-undisputed';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'payments.credit-clock': { id: BoardId };
  }
}

/** Disputed, or paid by a payment that the provider does not know. */
const ASIDE = sql`(
  exists (select from disputes d where d.participant_id = p.id and d.state in ('OPEN', 'ESCALATED'))
  or exists (
    select from orders o join money_cases c on c.imp_uid = o.imp_uid
    where o.participant_id = p.id and o.status = 'PAID' and o.found_at is null
      and c.kind = 'UNCONFIRMED' and c.closed_at is null))`;
/** A job of the night waits for the morning, and one that found no provider a little. */
const PUT_OFF_HOURS = 12;

/** From when what nobody disputes in a bought purchase is the leader's. */
export const creditClock: Clock<Deps, BoardId> = {
  byDay: true,
  async due(_, tx, boardId) {
    return (await lockRow(tx, boardId))?.stage === 'PURCHASED' ? undisputedDue(tx, boardId) : null;
  },
  async step(deps, boardId) {
    await creditUndisputed(deps, boardId).catch((err: unknown) => {
      if (!(err instanceof Unconfirmed)) throw err;
      deps.log.warn({ err, boardId }, 'a credit waits');
    });
    return undefined;
  },
  /** Somebody is aside and all others are settled, and since the last credit something has become free. */
  async lost(db, now) {
    const { rows } = await sql<{ id: BoardId }>`
      select b.id from boards b
      cross join lateral (
        select max(s.at) as at from ledger_sets s where s.board_id = b.id and s.kind = 'HAND_OVER') last
      cross join lateral (
        select bool_or(${ASIDE}) as is_some, bool_and(${ASIDE} or p.received_at is not null or p.refunded_at is not null) as is_all,
          max(p.received_at) filter (where p.refunded_at is null and not ${ASIDE}) as received_at
        from seated p where p.board_id = b.id and p.role = 'FOLLOWER') others
      where b.stage = 'PURCHASED' and others.is_some and others.is_all and exists (
        select from seated p
        where p.board_id = b.id and p.role = 'FOLLOWER' and p.received_at is not null and p.refunded_at is null
          and not ${ASIDE}
          and (last.at is null
            or exists (select from disputes e where e.participant_id = p.id and e.ended_at >= last.at)
            or exists (select from orders o where o.participant_id = p.id and o.status = 'PAID' and o.withheld_at is not null)))
        and not ${isWaiting(
          sql`'payments.credit-clock ' || b.id`,
          sql`greatest(others.received_at + make_interval(hours => ${DISPUTE_HOURS}), ${now}) + make_interval(hours => ${PUT_OFF_HOURS})`,
        )}`.execute(db);
    return rows.map(({ id }) => id);
  },
};
