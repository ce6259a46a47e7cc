import { amountLeft, type Packing, type RoomId, shareAmount, shareOf, type UserId } from '@mungchi/contract';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { stateOf } from '../handover/person-rules';
import { Refusal, refuseIf } from '../refusal';
import { decidePacking, inPackingOrder } from './packing-rules';

/** Who gets how much of the goods, and what the leader noted about it. */
export async function readPacking({ db }: Pick<Deps, 'db'>, userId: UserId, roomId: RoomId): Promise<Packing> {
  const [board, members] = await Promise.all([readBoard(db, roomId), readMembers(db, roomId)]);
  if (!board) throw new Refusal('ROOM_NOT_FOUND');
  const me = members.find((member) => member.userId === userId);
  if (!me) throw new Refusal('NOT_A_MEMBER');
  refuseIf(decidePacking(board.stage, me.role));
  const { name, quantity, totalUser, pictures, startsAt, place } = board;
  return {
    title: name,
    quantity,
    image: pictures[0]?.url ?? '',
    each: shareAmount(quantity, totalUser, 1),
    left: amountLeft(quantity, totalUser),
    appointment: startsAt && { startsAt: startsAt.toISOString(), place: place ?? '' },
    people: inPackingOrder(members).map((member) => ({
      participantId: member.id,
      nickname: member.nickname ?? '알 수 없음',
      seats: member.seats,
      amount: shareAmount(quantity, totalUser, member.seats),
      share: shareOf(board, member),
      state: member.role === 'LEADER' ? null : stateOf(member).state,
      note: member.note ?? '',
      me: member.id === me.id,
    })),
  };
}

const readBoard = (db: Db, roomId: RoomId) =>
  db
    .selectFrom('boards')
    .leftJoin('appointments', 'appointments.boardId', 'boards.id')
    .select(['stage', 'name', 'quantity', 'price', 'totalUser', 'pictures', 'startsAt', 'place'])
    .where('boards.id', '=', roomId)
    .executeTakeFirst();

const readMembers = (db: Db, roomId: RoomId) =>
  db
    .selectFrom('seated')
    .innerJoin('users', 'users.id', 'seated.userId')
    .leftJoin('packingNotes', 'packingNotes.participantId', 'seated.id')
    .leftJoin('disputes', (join) =>
      join.onRef('disputes.participantId', '=', 'seated.id').on('disputes.state', 'in', ['OPEN', 'ESCALATED']),
    )
    .select(['seated.id', 'seated.userId', 'seated.role', 'seated.seats', 'seated.receivedAt', 'seated.receivedHow'])
    .select(['seated.refundedAt', 'seated.handedAt', 'seated.noShowAt', 'seated.confirmBy'])
    .select(['users.nickname', 'packingNotes.note', 'disputes.createdAt as disputedAt'])
    .where('seated.boardId', '=', roomId)
    .execute();
