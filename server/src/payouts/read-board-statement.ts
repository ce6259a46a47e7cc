import { type BoardId, type BoardStatement, costOf, type ParticipantId, shareOf, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { ledBoards } from './led-boards';
import { payoutBalanceOf } from './payout-rules';
import { type StatementRow, statementRows } from './statement-rows';
import { heldOf, refundReasonOf, sumsOf } from './statement-rules';

/** One purchase of a leader, from the first payment to the bank. */
export async function readBoardStatement(deps: Deps, userId: UserId, boardId: BoardId): Promise<BoardStatement> {
  const { db, now } = deps;
  const board = await db.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirst();
  if (!board) throw new Refusal('BOARD_NOT_FOUND');
  if (board.leaderId !== userId) throw new Refusal('NOT_LEADER');
  const people = await db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .select(['participants.id', 'role', 'seats', 'nickname', 'profileUrl'])
    .where('boardId', '=', boardId)
    .execute();
  const moved = await statementRows(deps, userId, { boardId });
  const standing = payoutBalanceOf(await ledBoards(deps, db, userId, now(), boardId), now());
  const disputes = await db.selectFrom('disputes').select(['id', 'kind']).where('boardId', '=', boardId).execute();
  const known = new Map(people.map((person) => [person.id, person]));
  const sums = sumsOf(moved);
  return {
    ...sums,
    boardId,
    title: `${board.name} ${board.quantity}`,
    image: board.pictures[0]?.url ?? null,
    stage: board.stage,
    completedAt: board.stage === 'COMPLETED' ? (board.endedAt?.toISOString() ?? null) : null,
    payers: payersOf(moved).map(({ participantId, amount }) => ({
      nickname: known.get(participantId)?.nickname ?? '알 수 없음',
      profileUrl: known.get(participantId)?.profileUrl ?? '',
      amount,
    })),
    held: heldOf(moved),
    left: sums.handedOver - sums.paidOut,
    leftFrom: standing.later.at(-1)?.from.toISOString() ?? null,
    ownShare: shareOf(
      { price: costOf(board), totalUser: board.totalUser },
      people.find(({ role }) => role === 'LEADER') ?? { role: 'LEADER', seats: 1 },
    ),
    spent: board.spent,
    people: board.totalUser,
    entries: moved.map(({ id, at, kind, amount, refundReason, disputeId, participantId }) => ({
      id,
      at: at.toISOString(),
      kind,
      amount,
      nickname: (participantId !== null && known.get(participantId)?.nickname) || null,
      participantId,
      reason: refundReasonOf(kind, refundReason),
      dispute: disputes.find((each) => each.id === disputeId) ?? null,
    })),
  };
}

/** Who paid how much, whatever became of it. */
function payersOf(moved: readonly StatementRow[]): { participantId: ParticipantId; amount: number }[] {
  const paid = new Map<ParticipantId, number>();
  for (const { kind, participantId, amount } of moved) {
    if (kind === 'PAYMENT' && participantId !== null) paid.set(participantId, (paid.get(participantId) ?? 0) + amount);
  }
  return [...paid].map(([participantId, amount]) => ({ participantId, amount }));
}
