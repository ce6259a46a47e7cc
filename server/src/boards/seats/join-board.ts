import { type BoardDetail, type BoardId, shareOf, type UserId } from '@mungchi/contract';
import { postEnter } from '../../chat/append-in-transaction';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { type Entry, seatTaken } from '../../notifications/entries';
import { notify } from '../../notifications/notify';
import { joinedVacancy } from '../../notifications/seat-entries';
import { Refusal } from '../../refusal';
import { announceBoard } from '../announce-board';
import { decideJoin, openSeats } from '../board-rules';
import { agreedTo } from '../changes/change-rules';
import { payByOf } from '../clock-rules';
import { lockBoard } from '../lock-board';
import { readBoard } from '../read-board';
import { fillSeats } from './fill-seats';
import { findNewcomer, refuseIfPaused } from './find-newcomer';
import { firstRightsOf, refuseFirst, useFirstRight } from './first-rights';
import { decideSeats } from './seat-rules';
import { takeOpenSeats } from './take-open-seat';
import { seatFollower } from './take-seat';

/** Takes seats, for good; all of them or none. The last seat moves the stage in the same transaction; a full purchase may have one that fell free. */
export async function joinBoard(deps: Deps, userId: UserId, boardId: BoardId, seats = 1): Promise<BoardDetail> {
  return transact(deps.db, async (tx) => {
    const board = await lockBoard(tx, boardId);
    // The clock is read under the lock: the deadline may have passed while waiting for it.
    const at = deps.now();
    const newcomer = await findNewcomer(tx, userId, boardId, at);
    const first = await firstRightsOf(tx, board, userId, at);
    refuseFirst(decideJoin(board, { userId, ...newcomer, first, seats }, at), board);
    refuseIfPaused(newcomer);
    const lack = decideSeats(board, seats);
    if (lack) throw new Refusal(lack.code, lack.fields);

    const joined = await takeOpenSeats(deps, tx, board, seats, at);
    const payBy = board.stage === 'RECRUITED' ? payByOf(board, at) : null;
    const participantId = await seatFollower(deps, tx, userId, joined, { at, seats, payBy, agreed: agreedTo(board) });
    await postEnter(deps, tx, { roomId: boardId, participantId, at }, newcomer);
    if (first.hasRight) await useFirstRight(tx, boardId, userId, at);
    if (payBy) await deps.clocks.book(tx, 'payments.clock', boardId);
    if (payBy) await tellNewcomer(deps, tx, userId, joined, { seats, payBy, at });
    if (board.stage === 'RECRUITING' && joined.memberCount === board.totalUser)
      await fillSeats(deps, tx, joined, at, userId);
    else {
      announceBoard(deps, tx, joined);
      await tellOfSeat(deps, tx, joined, seatTaken(joined, newcomer.nickname, { id: participantId, at }));
    }
    return (await readBoard({ db: tx, now: deps.now }, userId, boardId)).board;
  });
}

/** The leader at once; those who keep it when one seat is left, by a job: a join does not wait for two hundred people. */
async function tellOfSeat(deps: Deps, tx: Tx, board: BoardRow, entry: Entry): Promise<void> {
  await notify(deps, tx, [{ userId: board.leaderId, ...entry }]);
  if (openSeats(board) === 1 && board.likeCount > 0)
    await deps.jobs.add(tx, 'boards.tell-hearts', { boardId: board.id });
}

/** In a full purchase everybody else has known for long until when they pay. */
async function tellNewcomer(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  board: BoardRow,
  { seats, payBy, at }: { seats: number; payBy: Date; at: Date },
): Promise<void> {
  const share = shareOf(board, { role: 'FOLLOWER', seats });
  await notify(deps, tx, [{ userId, ...joinedVacancy(board, { payBy, share }, at) }]);
}
