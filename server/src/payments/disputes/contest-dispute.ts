import type { Dispute, DisputeAnswer, DisputeId, RoomId, UserId } from '@mungchi/contract';
import { lockRoomAs } from '../../boards/lock-board';
import { takePictures } from '../../chat/pictures/take-pictures';
import { usePictures } from '../../chat/pictures/use-pictures';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { disputeAnswered, disputeEscalated } from '../../notifications/dispute-entries';
import { notify } from '../../notifications/notify';
import { refuseIf } from '../../refusal';
import { announceRoom } from '../announce-room';
import { findDispute, readDispute } from './dispute-rows';
import { decideContest } from './dispute-rules';

/** The leader sees it differently: an operator looks at it, with what both say. */
export async function contestDispute(
  deps: Deps,
  userId: UserId,
  roomId: RoomId,
  disputeId: DisputeId,
  { text, pictures: urls = [] }: DisputeAnswer,
): Promise<Dispute> {
  const taken = await takePictures(deps, { userId, roomId, use: 'DISPUTE' }, urls);
  return transact(deps.db, async (tx) => {
    const { board, me, members } = await lockRoomAs(tx, userId, roomId);
    const dispute = await findDispute(tx, roomId, disputeId);
    refuseIf(decideContest(me.role, dispute));
    await usePictures(deps, tx, taken);
    await tx
      .updateTable('disputes')
      .set({
        state: 'ESCALATED',
        answer: text,
        answerPictures: JSON.stringify(taken.pictures),
        escalatedAt: dispute!.escalatedAt ?? deps.now(),
      })
      .where('id', '=', disputeId)
      .execute();
    const follower = members.find(({ id }) => id === dispute!.participantId);
    await notify(deps, tx, [
      { userId: board.leaderId, ...disputeEscalated(board, disputeId) },
      ...(follower ? [{ userId: follower.userId, ...disputeAnswered(board, disputeId) }] : []),
    ]);
    await announceRoom(deps, tx, roomId);
    return readDispute(tx, roomId, disputeId);
  });
}
