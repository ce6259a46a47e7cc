import { type BoardId, DISPUTE_HOURS, HOUR_MS, type ParticipantId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { type LockedRoom, lockRoom } from '../../boards/lock-board';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { handedOver } from '../../notifications/entries';
import { notify } from '../../notifications/notify';
import { announceRoom } from '../announce-room';
import { confirmBooked, Unconfirmed } from '../confirm-booked';
import { freeIn, writeMovement } from '../ledger/ledger-rows';
import { leftFor } from '../ledger/left-for';
import { noteUnanswered, noteUnknown } from '../note-unknown';
import { openDisputes } from '../open-disputes';
import { isUndisputedDue } from './dispute-rules';

const AT_ONCE = 200;
/** Disputed, or paid by a payment that the provider does not know. */
const ASIDE = sql`(
  exists (select from disputes d where d.participant_id = p.id and d.state in ('OPEN', 'ESCALATED'))
  or exists (
    select from orders o join money_cases c on c.imp_uid = o.imp_uid
    where o.participant_id = p.id and o.status = 'PAID' and o.found_at is null
      and c.kind = 'UNCONFIRMED' and c.closed_at is null))`;

/**
 * Undisputed money does not wait: where only disputes are open, or payments that the provider does not know, the rest goes to the
 * leader; and again when one of several disputes has ended and left something, or a payment is known again.
 */
export async function creditUndisputed(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { rows } = await sql<{ id: BoardId }>`
    select b.id from boards b
    cross join lateral (
      select max(s.at) as at from ledger_sets s where s.board_id = b.id and s.kind = 'HAND_OVER') last
    where ${isRestDueAt(deps.now())} and exists (
      select from seated p
      where p.board_id = b.id and p.role = 'FOLLOWER' and p.received_at is not null and p.refunded_at is null
        and not ${ASIDE}
        and (last.at is null
          or exists (select from disputes e where e.participant_id = p.id and e.ended_at >= last.at)
          or exists (select from orders o where o.participant_id = p.id and o.status = 'PAID' and o.withheld_at is not null)))
    order by b.purchased_at limit ${AT_ONCE}`.execute(deps.db);
  for (const { id } of rows) {
    if (signal?.aborted) return;
    await creditRest(deps, id).catch((err: unknown) => {
      if (err instanceof Unconfirmed) deps.log.warn({ err, boardId: id }, 'a credit waits');
      else deps.log.error({ err, boardId: id }, 'the undisputed credit failed');
    });
  }
}

/** The same as `isUndisputedDue` for board `b`. */
export function isRestDueAt(now: Date): RawBuilder<boolean> {
  const closed = new Date(now.getTime() - DISPUTE_HOURS * HOUR_MS);
  return sql<boolean>`b.stage = 'PURCHASED'
    and exists (select from seated p where p.board_id = b.id and p.role = 'FOLLOWER' and ${ASIDE})
    and not exists (
      select from seated p where p.board_id = b.id and p.role = 'FOLLOWER' and not ${ASIDE}
        and p.refunded_at is null and (p.received_at is null or p.received_at > ${closed}))`;
}

/** Of one room, as far as it is due. */
export async function creditRest(deps: Deps, boardId: BoardId): Promise<void> {
  const before = await transact(deps.db, async (tx) =>
    restOf(deps, tx, await lockRoom(tx, boardId), await unconfirmedIn(tx, boardId)),
  );
  if (before <= 0) return;
  const unknown = await confirmBooked(deps, boardId).catch(async (error: unknown) => {
    if (error instanceof Unconfirmed) await noteUnanswered(deps, error);
    throw error;
  });
  if (unknown.length > 0) await noteUnknown(deps, boardId, unknown);
  const payers = unknown.map(({ participantId }) => participantId);
  await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    const amount = await restOf(deps, tx, room, payers);
    if (amount <= 0) return;
    await withhold(deps, tx, boardId, payers);
    const nth = await countRests(tx, boardId);
    const leader = room.members.find(({ role }) => role === 'LEADER')!;
    const reference = `board ${boardId} undisputed${nth > 0 ? ` ${nth + 1}` : ''}`;
    const at = deps.now();
    await writeMovement(tx, { kind: 'HAND_OVER', reference, boardId, participantId: leader.id, amount, at });
    await notify(deps, tx, [{ userId: leader.userId, ...handedOver(room.board, amount, `undisputed ${nth + 1}`) }]);
    await announceRoom(deps, tx, boardId);
    faultPoint('undisputed.before-commit');
  });
}

/** What can be handed over while disputes are open: all that is free, but for what is left of the disputed payments. */
async function restOf(
  deps: Deps,
  tx: Tx,
  { board, members }: LockedRoom,
  unknown: readonly ParticipantId[],
): Promise<number> {
  const aside = new Set([...(await openDisputes(tx, board.id)).keys(), ...unknown]);
  if (!isUndisputedDue(board.stage, members, aside, deps.now())) return 0;
  let rest = await freeIn(tx, board.id);
  for (const id of aside) rest -= await leftFor(tx, { id, boardId: board.id });
  return rest;
}

/** Whose payment the provider did not know when it was asked last. */
async function unconfirmedIn(tx: Tx, boardId: BoardId): Promise<ParticipantId[]> {
  const rows = await tx
    .selectFrom('orders')
    .innerJoin('moneyCases', 'moneyCases.impUid', 'orders.impUid')
    .select('orders.participantId')
    .where('orders.boardId', '=', boardId)
    .where('orders.status', '=', 'PAID')
    .where('orders.foundAt', 'is', null)
    .where('moneyCases.kind', '=', 'UNCONFIRMED')
    .where('moneyCases.closedAt', 'is', null)
    .execute();
  return rows.map(({ participantId }) => participantId);
}

/** Remembers whose money stays: lost later, it is not the service's loss. */
async function withhold({ now }: Deps, tx: Tx, boardId: BoardId, unknown: readonly ParticipantId[]): Promise<void> {
  const paid = tx.updateTable('orders').where('boardId', '=', boardId).where('status', '=', 'PAID');
  await paid.set({ withheldAt: null }).where('withheldAt', 'is not', null).execute();
  if (unknown.length > 0) await paid.set({ withheldAt: now() }).where('participantId', 'in', unknown).execute();
}

async function countRests(tx: Tx, boardId: BoardId): Promise<number> {
  const rests = tx.selectFrom('ledgerSets').select('id').where('boardId', '=', boardId).where('kind', '=', 'HAND_OVER');
  return (await rests.execute()).length;
}
