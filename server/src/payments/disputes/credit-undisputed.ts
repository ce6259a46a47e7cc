import type { BoardId, ParticipantId } from '@mungchi/contract';
import { type LockedRoom, lockRoom } from '../../boards/lock-board';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { credited } from '../../notifications/entries';
import { notify } from '../../notifications/notify';
import { announceRoom } from '../announce-room';
import { confirmBooked, Unconfirmed } from '../confirm-booked';
import { freeIn, writeMovement } from '../ledger/ledger-rows';
import { leftFor } from '../ledger/left-for';
import { noteUnanswered, noteUnknown } from '../note-unknown';
import { openDisputes } from '../open-disputes';
import { undisputedFrom } from './dispute-rules';
import { isCredited } from './is-credited';

/**
 * Undisputed money does not wait: where only disputes are open, or payments that the provider does not know, the rest goes to the
 * leader; and again when one of several disputes has ended and left something, or a payment is known again.
 */
export async function creditUndisputed(deps: Deps, boardId: BoardId): Promise<void> {
  const before = await transact(deps.db, async (tx) =>
    restOf(tx, await lockRoom(tx, boardId), await unconfirmedIn(tx, boardId)),
  );
  if (!isDue(before, deps.now())) return;
  const unknown = await confirmBooked(deps, boardId).catch(async (error: unknown) => {
    if (error instanceof Unconfirmed) await noteUnanswered(deps, error);
    throw error;
  });
  if (unknown.length > 0) await noteUnknown(deps, boardId, unknown);
  const payers = unknown.map(({ participantId }) => participantId);
  await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    const rest = await restOf(tx, room, payers);
    const at = deps.now();
    if (!isDue(rest, at)) return;
    const { amount } = rest;
    await withhold(deps, tx, boardId, payers);
    const nth = await countRests(tx, boardId);
    const leader = room.members.find(({ role }) => role === 'LEADER')!;
    // The last credit, of what is left at the end, is the one without a number.
    await writeMovement(tx, { kind: 'HAND_OVER', nth: nth + 1, boardId, participantId: leader.id, amount, at });
    await notify(deps, tx, [{ userId: leader.userId, ...credited(room.board, amount, `undisputed ${nth + 1}`) }]);
    await announceRoom(deps, tx, boardId);
    faultPoint('undisputed.before-commit');
  });
}

/** When a room that is locked by the caller has something to hand over while disputes are open; null: never as things are. */
export async function undisputedDue(tx: Tx, boardId: BoardId): Promise<Date | null> {
  const rest = await restOf(tx, await lockRoom(tx, boardId), await unconfirmedIn(tx, boardId));
  return rest?.from ?? null;
}

type Rest = { amount: number; from: Date };

const isDue = (rest: Rest | null, now: Date): rest is Rest => rest !== null && rest.from <= now;

/** All that is free, but for what is left of the disputed payments. */
async function restOf(tx: Tx, { board, members }: LockedRoom, unknown: readonly ParticipantId[]): Promise<Rest | null> {
  const aside = new Set([...(await openDisputes(tx, board.id)).keys(), ...unknown]);
  const from = undisputedFrom(board.stage, members, aside);
  if (from === null) return null;
  let amount = await freeIn(tx, board.id);
  for (const id of aside) amount -= await leftFor(tx, { id, boardId: board.id });
  return amount > 0 ? { amount, from } : null;
}

/** Whose payment the provider did not know when it was asked last; what the leader has already is held by nobody here. */
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
  const held: ParticipantId[] = [];
  for (const { participantId } of rows) if (!(await isCredited(tx, boardId, participantId))) held.push(participantId);
  return held;
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
