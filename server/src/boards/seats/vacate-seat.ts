import { DAY_MS } from '@mungchi/contract';
import { announceLeft } from '../../chat/announce';
import type { BoardRow, LeftWhy, ParticipantRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { announceBoard } from '../announce-board';
import { vacantUntilOf } from '../clock-rules';

/** Takes a follower's seats away in a locked group purchase. In a full one that is a vacancy, with a clock of its own. */
export async function vacateSeat(
  deps: Deps,
  tx: Tx,
  board: BoardRow,
  member: ParticipantRow,
  why: LeftWhy,
  at: Date,
): Promise<BoardRow> {
  await leaveSeat(deps, tx, member, why, at);
  const vacantUntil = board.stage === 'RECRUITED' ? vacantUntilOf(board, at) : null;
  // Told at once: within the last day the leader needs no reminder besides.
  const isToldAlready = vacantUntil !== null && vacantUntil.getTime() - at.getTime() <= DAY_MS;
  const left = {
    memberCount: board.memberCount - member.seats,
    handingOn: board.handingOn - (member.handingOnAt === null ? 0 : member.seats),
    ...(vacantUntil && { vacantUntil, vacantAt: at, vacancyNoticedFor: isToldAlready ? vacantUntil : null }),
    updatedAt: at,
  };
  await tx.updateTable('boards').set(left).where('id', '=', board.id).execute();
  if (vacantUntil) await deps.clocks.book(tx, 'payments.clock', board.id);
  announceBoard(deps, tx, { ...board, ...left });
  return { ...board, ...left };
}

/** The row stays; the person’s open screens of the room end. Who counts the seats does so besides. */
export async function leaveSeat(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  member: ParticipantRow,
  why: LeftWhy,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('participants')
    .set({ leftAt: at, leftWhy: why, handingOnAt: null, askedUntil: null, payBy: null })
    .where('id', '=', member.id)
    .execute();
  announceLeft(deps, tx, member.userId, member.boardId);
}
