import type { Ledger, RoomId, UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { figuresOf, shownTo } from './ledger-rules';

/** The ledger of a room, for its members. */
export async function readLedger({ db }: Deps, userId: UserId, roomId: RoomId): Promise<Ledger> {
  const board = await db
    .selectFrom('boards')
    .select(['price', 'totalUser', 'spent'])
    .where('id', '=', roomId)
    .executeTakeFirst();
  if (!board) throw new Refusal('ROOM_NOT_FOUND');
  const members = await db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .select(['participants.id', 'participants.userId', 'role', 'seats', 'participants.leftAt', 'users.nickname'])
    .where('boardId', '=', roomId)
    .execute();
  const me = members.find((member) => member.userId === userId && member.leftAt === null);
  if (!me) throw new Refusal('NOT_A_MEMBER');
  const leaderSeats = members.find(({ role }) => role === 'LEADER')?.seats;

  const movements = await db
    .selectFrom('ledgerSets')
    .innerJoin('ledgerEntries', 'ledgerEntries.setId', 'ledgerSets.id')
    .leftJoin('refunds', 'refunds.id', 'ledgerSets.refundId')
    .select(['ledgerSets.id', 'kind', 'ledgerSets.participantId', 'at', 'ledgerEntries.amount', 'refunds.reason'])
    .where('ledgerSets.boardId', '=', roomId)
    .where('ledgerEntries.amount', '>', 0)
    .orderBy('ledgerSets.id')
    .execute();
  const nicknames = new Map(members.map((member) => [member.id, member.nickname]));
  return {
    ...figuresOf({ ...board, ...(leaderSeats && { leaderSeats }) }, movements),
    spent: board.spent,
    entries: movements.map(({ id, kind, reason, participantId, amount, at }) => ({
      id,
      kind,
      amount,
      at: at.toISOString(),
      ...shownTo(
        me,
        { participantId, refundReason: reason },
        (participantId && nicknames.get(participantId)) || '알 수 없음',
      ),
    })),
  };
}
