import type { RoomId, UserId } from '@mungchi/contract';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { readNotifications } from '../../notifications/read-notifications';
import { refuseIf } from '../../refusal';
import { lockRoomAs } from '../lock-board';
import { tellVacancy } from '../seats/tell-vacancy';
import { vacateSeat } from '../seats/vacate-seat';
import { agreedTo, decideChangeAnswer } from './change-rules';

/** A follower stays under the changed terms, or leaves free of blame. If the room filled meanwhile, that is a vacancy. */
export async function answerChange(deps: Deps, userId: UserId, roomId: RoomId, stay: boolean): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { board, members, me } = await lockRoomAs(tx, userId, roomId);
    const at = deps.now();
    refuseIf(decideChangeAnswer(board, me, at));
    if (stay) {
      const answered = { askedUntil: null, agreed: JSON.stringify(agreedTo(board)) };
      await tx.updateTable('participants').set(answered).where('id', '=', me.id).execute();
      return;
    }
    const left = await vacateSeat(deps, tx, board, me, 'CHANGED', at);
    if (left.stage !== 'RECRUITED') return;
    const others = members.filter(({ id }) => id !== me.id);
    await tellVacancy(deps, tx, left, others, { seats: me.seats, because: '', at });
  });
  await readNotifications(deps, userId, { seen: { boardId: roomId, kinds: ['CHANGED'] } });
}
