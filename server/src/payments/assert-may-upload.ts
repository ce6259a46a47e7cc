import type { ParticipantId, RoomId, TalkPictureUse, UserId } from '@mungchi/contract';
import { lockRoomAs } from '../boards/lock-board';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { refuseIf } from '../refusal';
import { leftFor } from './ledger/left-for';
import { decideEvidenceUpload, decideReceiptUpload } from './upload-rules';

/** The seat of somebody who may upload a picture for this use now. Whether it may be shown is decided again with the form. */
export function assertMayUpload(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  roomId: RoomId,
  use: Exclude<TalkPictureUse, 'TALK'>,
): Promise<ParticipantId> {
  return transact(deps.db, async (tx) => {
    const { board, me } = await lockRoomAs(tx, userId, roomId);
    if (use === 'RECEIPT') {
      refuseIf(decideReceiptUpload(board.stage, me.role));
      return me.id;
    }
    const disputes = await tx
      .selectFrom('disputes')
      .select(['kind', 'state', 'answer', 'participantId'])
      .where('boardId', '=', roomId)
      .execute();
    const mine = { ...me, stage: board.stage, left: await leftFor(tx, me) };
    refuseIf(decideEvidenceUpload(mine, disputes, me.id, deps.now()));
    return me.id;
  });
}
