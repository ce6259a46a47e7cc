import type { BoardId } from '@mungchi/contract';
import { type LockedRoom, lockRoom } from '../../boards/lock-board';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { askBeforeRelease } from '../ask-before-release';
import { callOff } from '../call-off';
import { buyStep, endStep, vacancyStep } from './pay-clock-rules';
import { runPayClocks } from './run-pay-clocks';
import { remindLeader, tellOverdue, tellPayEnd, tellToBuy, warnPayEnd } from './tell-clocks';

/** The steps that are due in one room, decided again under its lock: another node, a payment or the leader may have come first. */
export async function runClock(deps: Deps, boardId: BoardId): Promise<void> {
  const asked = await askBeforeRelease(deps, boardId);
  await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    if (room.board.deletedAt) return;
    const at = deps.now();
    const going = await runRoomClocks(deps, tx, room, at);
    if (going) await runPayClocks(deps, tx, going, asked, at);
  });
}

/** The clocks of the room as a whole; null when it was called off. */
async function runRoomClocks(deps: Deps, tx: Tx, room: LockedRoom, at: Date): Promise<LockedRoom | null> {
  const end = endStep(room.board, at);
  if (end === 'call-off') return off(deps, tx, room, 'UNPAID', at);
  const ended = end === 'warn-late' ? await warnPayEnd(deps, tx, room, at) : room;
  if (end === 'remind') await tellPayEnd(deps, tx, ended, at);

  const vacancy = vacancyStep(ended.board, at);
  if (vacancy === 'call-off') return off(deps, tx, ended, 'VACANT', at);
  if (vacancy === 'remind-leader') await remindLeader(deps, tx, ended);

  const buy = buyStep(ended.board, at);
  if (buy === 'call-off') return off(deps, tx, ended, 'UNBOUGHT', at);
  if (buy === 'remind') await tellToBuy(deps, tx, ended, at);
  if (buy === 'overdue') await tellOverdue(deps, tx, ended, at);
  return ended;
}

async function off(deps: Deps, tx: Tx, room: LockedRoom, why: Parameters<typeof callOff>[3], at: Date): Promise<null> {
  await callOff(deps, tx, room, why, at);
  return null;
}
