import type { BoardDetail, BoardId, UserId } from '@mungchi/contract';
import { postSystemMessage } from '../../chat/append-in-transaction';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { allPaid } from '../../notifications/entries';
import { tellMembers } from '../../notifications/tell-members';
import { refuseIf } from '../../refusal';
import { advanceStage } from '../advance-stage';
import { announceBoard } from '../announce-board';
import { decideTakeRest } from '../board-rules';
import { lockBoard } from '../lock-board';
import { readBoard } from '../read-board';
import { fillSeats } from './fill-seats';
import { refuseIfFirst } from './first-rights';

/** The leader takes the free seats, so that nobody waits for more neighbours. Nobody else's share moves. */
export async function takeRest(deps: Deps, userId: UserId, boardId: BoardId): Promise<BoardDetail> {
  return transact(deps.db, async (tx) => {
    const board = await lockBoard(tx, boardId);
    const members = await tx.selectFrom('seated').selectAll().where('boardId', '=', boardId).execute();
    const followers = members.filter(({ role }) => role === 'FOLLOWER');
    refuseIf(decideTakeRest(board, userId, followers.length));

    const at = deps.now();
    const rest = board.totalUser - board.memberCount;
    await refuseIfFirst(tx, board, userId, rest, at);
    const full = {
      memberCount: board.totalUser,
      vacantUntil: null,
      vacantAt: null,
      vacancyNoticedFor: null,
      updatedAt: at,
    };
    await tx.updateTable('boards').set(full).where('id', '=', boardId).execute();
    await tx
      .updateTable('participants')
      .set((eb) => ({ seats: eb('seats', '+', rest) }))
      .where('boardId', '=', boardId)
      .where('role', '=', 'LEADER')
      .execute();
    await postSystemMessage(deps, tx, boardId, board.stage, at, `리더가 남은 ${rest}자리를 맡았어요.`, 'TAKEN_REST');
    const taken = { ...board, ...full };
    if (board.stage === 'RECRUITING') await fillSeats(deps, tx, taken, at, userId);
    else if (followers.every(({ paidAt }) => paidAt !== null)) {
      await advanceStage(deps, tx, taken, 'everyone-paid', at);
      await tellMembers(deps, tx, boardId, allPaid(board, at), userId);
    } else announceBoard(deps, tx, taken);
    return (await readBoard({ db: tx, now: deps.now }, userId, boardId)).board;
  });
}
