import type { LockedRoom } from '../../boards/lock-board';
import { tellVacancy } from '../../boards/seats/tell-vacancy';
import { vacateSeat } from '../../boards/seats/vacate-seat';
import type { ParticipantRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { notify } from '../../notifications/notify';
import { seatReleased, toEach } from '../../notifications/seat-entries';

/** Opens the seats of followers who have not paid to others: too late, banned, or gone. What they still pay later goes back to them. */
export async function releaseSeats(
  deps: Deps,
  tx: Tx,
  room: LockedRoom,
  released: ParticipantRow[],
  at: Date,
  why: 'UNPAID' | 'OPERATOR' | 'WITHDRAWN' = 'UNPAID',
): Promise<void> {
  let { board } = room;
  for (const member of released) board = await vacateSeat(deps, tx, board, member, why, at);
  const ids = released.map(({ id }) => id);
  // Still watched: a card may be approved a moment later, and is then given back.
  await tx
    .updateTable('orders')
    .set({ status: 'VOID' })
    .where('participantId', 'in', ids)
    .where('status', '=', 'PENDING')
    .execute();
  const gone = released.map(({ userId }) => userId);
  if (why === 'UNPAID') await notify(deps, tx, toEach(gone, seatReleased(board, at)));
  if (board.stage !== 'RECRUITED') return;
  const stay = room.members.filter(({ id }) => !ids.includes(id));
  await tellVacancy(deps, tx, board, stay, {
    seats: released.reduce((sum, { seats }) => sum + seats, 0),
    because: why === 'UNPAID' ? '결제 기한이 지나 ' : '',
    at,
  });
  faultPoint('release.before-commit');
}
