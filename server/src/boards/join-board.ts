import type { BoardDetail, BoardId, UserId } from '@mungchi/contract';
import { postEnter } from '../chat/append-in-transaction';
import type { BoardRow, Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { type Entry, seatTaken } from '../notifications/entries';
import { notify } from '../notifications/notify';
import { refuseIf } from '../refusal';
import { signedUpUser } from '../users/user-rows';
import { announceBoard } from './announce-board';
import { decideJoin } from './board-rules';
import { agreedTo } from './change-rules';
import { fillSeats } from './fill-seats';
import { lockBoard } from './lock-board';
import { readBoard } from './read-board';
import { takeSeat } from './take-seat';

/** Takes a seat; there is no leaving. The last seat moves the stage in the same transaction. */
export async function joinBoard(deps: Deps, userId: UserId, boardId: BoardId): Promise<BoardDetail> {
  const { nickname } = await signedUpUser(deps.db, userId);
  return transact(deps.db, async (tx) => {
    const board = await lockBoard(tx, boardId);
    const seat = await tx
      .selectFrom('seated')
      .select('id')
      .where('boardId', '=', boardId)
      .where('userId', '=', userId)
      .executeTakeFirst();
    // The clock is read under the lock: the deadline may have passed while waiting for it.
    const at = deps.now();
    refuseIf(decideJoin(board, { userId, isMember: seat !== undefined }, at));

    const memberCount = board.memberCount + 1;
    await tx.updateTable('boards').set({ memberCount, updatedAt: at }).where('id', '=', boardId).execute();
    const participantId = await takeSeat(deps, tx, userId, boardId, { role: 'FOLLOWER', at, agreed: agreedTo(board) });
    await postEnter(deps, tx, { roomId: boardId, participantId, at });
    const joined = { ...board, memberCount };
    if (memberCount === board.totalUser) await fillSeats(deps, tx, joined, at, userId);
    else {
      announceBoard(deps, tx, joined);
      await tellOfSeat(deps, tx, joined, seatTaken(joined, nickname, { id: participantId, at }));
    }
    return (await readBoard({ db: tx, now: deps.now }, userId, boardId)).board;
  });
}

/** The leader at once; those who keep it when one seat is left, by a job: a join does not wait for two hundred people. */
async function tellOfSeat(deps: Deps, tx: Tx, board: BoardRow, entry: Entry): Promise<void> {
  await notify(deps, tx, [{ userId: board.leaderId, ...entry }]);
  if (board.totalUser - board.memberCount === 1 && board.likeCount > 0)
    await deps.jobs.add(tx, 'boards.tell-hearts', { boardId: board.id });
}
