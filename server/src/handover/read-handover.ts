import { type BoardId, type Handover, type RoomId, type Stage, shareOf, type UserId } from '@mungchi/contract';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { isMeetable } from './appointment-rules';
import { calendarPath } from './calendar-path';
import { handoverCodeOf } from './handover-code';
import { shownState } from './person-rules';
import { readAppointment } from './read-appointment';
import { readPoll } from './read-poll';

/** The meeting of a room as one of its members sees it. */
export async function readHandover(
  { db, keys, now }: Pick<Deps, 'db' | 'keys' | 'now'>,
  userId: UserId,
  roomId: RoomId,
): Promise<Handover> {
  const [board, members, appointment] = await Promise.all([
    db.selectFrom('boards').select(['stage', 'price', 'totalUser']).where('id', '=', roomId).executeTakeFirst(),
    readMembers(db, roomId),
    readAppointment(db, roomId),
  ]);
  if (!board) throw new Refusal('ROOM_NOT_FOUND');
  const me = members.find((member) => member.userId === userId);
  if (!me) throw new Refusal('NOT_A_MEMBER');
  const shown = isCalledOff(board.stage) ? null : appointment;
  const followers = members.filter(({ role }) => role === 'FOLLOWER');
  return {
    stage: board.stage,
    appointment: shown,
    poll: isMeetable(board.stage) ? await readPoll(db, roomId, members, me.id, now()) : null,
    code: me.role === 'LEADER' && board.stage === 'PURCHASED' ? handoverCodeOf(keys.handover.current(), roomId) : null,
    icsPath: shown && calendarPath(keys.handover.current(), roomId, userId),
    people: followers.map((member) => ({
      participantId: member.id,
      nickname: member.nickname ?? '알 수 없음',
      profileUrl: member.profileUrl ?? '',
      me: member.id === me.id,
      share: shareOf(board, member),
      seats: member.seats,
      ...shownState(member, me.role === 'LEADER' || member.id === me.id),
    })),
  };
}

const isCalledOff = (stage: Stage) => stage === 'CANCELLED';

/** In the order in which they joined, the leader first. */
function readMembers(db: Db, boardId: BoardId) {
  return db
    .selectFrom('seated')
    .innerJoin('users', 'users.id', 'seated.userId')
    .leftJoin('disputes', (join) =>
      join.onRef('disputes.participantId', '=', 'seated.id').on('disputes.state', 'in', ['OPEN', 'ESCALATED']),
    )
    .select(['seated.id', 'seated.userId', 'seated.role', 'seated.seats', 'seated.receivedAt', 'seated.receivedHow'])
    .select(['seated.refundedAt', 'seated.handedAt', 'seated.noShowAt', 'seated.confirmBy'])
    .select(['users.nickname', 'users.profileUrl', 'disputes.createdAt as disputedAt'])
    .where('seated.boardId', '=', boardId)
    .orderBy('seated.role', 'desc')
    .orderBy('seated.id')
    .execute();
}
