import {
  DISPUTE_ANSWER_HOURS,
  type Dispute,
  type DisputeForm,
  eveningAfter,
  type RoomId,
  type UserId,
} from '@mungchi/contract';
import { lockRoomAs } from '../../boards/lock-board';
import { takePictures } from '../../chat/pictures/take-pictures';
import { usePictures } from '../../chat/pictures/use-pictures';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { disputeOpened } from '../../notifications/dispute-entries';
import { notify } from '../../notifications/notify';
import { Refusal, refuseIf } from '../../refusal';
import { wonWords } from '../../won-words';
import { announceRoom } from '../announce-room';
import { leftFor } from '../ledger/left-for';
import { readDispute } from './dispute-rows';
import { decideOpenDispute, wantedOf } from './dispute-rules';

/** A follower says what is wrong. The leader answers first; meanwhile no clock confirms the receipt. */
export async function openDispute(deps: Deps, userId: UserId, roomId: RoomId, form: DisputeForm): Promise<Dispute> {
  const taken = await takePictures(deps, { userId, roomId, use: 'DISPUTE' }, form.pictures ?? []);
  return transact(deps.db, async (tx) => {
    const { board, me } = await lockRoomAs(tx, userId, roomId);
    const at = deps.now();
    const left = await leftFor(tx, me);
    const earlier = tx.selectFrom('disputes').select(['kind', 'state']).where('participantId', '=', me.id);
    refuseIf(decideOpenDispute({ ...me, stage: board.stage, left }, await earlier.execute(), at));
    const wanted = wantedOf(form.kind, form.wanted, left);
    if (wanted === null) throw new Refusal('WANTED_TOO_HIGH', { wanted: `${wonWords(left)}까지 적을 수 있어요.` });
    await usePictures(deps, tx, taken);
    const { id } = await tx
      .insertInto('disputes')
      .values({
        boardId: roomId,
        participantId: me.id,
        kind: form.kind,
        text: form.text,
        pictures: JSON.stringify(taken.pictures),
        wanted,
        answerBy: eveningAfter(at, DISPUTE_ANSWER_HOURS),
        createdAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await deps.clocks.book(tx, 'payments.dispute-clock', id);
    await deps.clocks.book(tx, 'payments.credit-clock', roomId);
    const dispute = await readDispute(tx, roomId, id);
    await notify(deps, tx, [{ userId: board.leaderId, ...disputeOpened(board, dispute) }]);
    await announceRoom(deps, tx, roomId);
    return dispute;
  });
}
