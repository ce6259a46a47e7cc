import type { PollId, RoomId, UserId } from '@mungchi/contract';
import { announceBoard } from '../boards/announce-board';
import { lockRoomAs } from '../boards/lock-board';
import { announceRow } from '../chat/announce';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { pollAnsweredByAll } from '../notifications/appointment-entries';
import { notify } from '../notifications/notify';
import { readNotifications } from '../notifications/read-notifications';
import { Refusal, refuseIf } from '../refusal';
import { answersOf, findPoll, slotsOf } from './find-poll';
import { decidePollAnswer, haveAllAnswered } from './poll-rules';

/** A member says which times suit, all over again each time; none is an answer too. */
export async function answerPoll(
  deps: Deps,
  userId: UserId,
  roomId: RoomId,
  pollId: PollId,
  chosen: readonly number[],
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { board, members, me } = await lockRoomAs(tx, userId, roomId);
    const poll = await findPoll(tx, roomId, pollId);
    refuseIf(decidePollAnswer(board.stage, poll, deps.now()));
    const offered = (await slotsOf(tx, pollId)).map(({ nth }) => nth);
    if (!chosen.every((nth) => offered.includes(nth))) {
      throw new Refusal('INVALID_FIELDS', { slots: '후보 시간 중에서 골라 주세요.' });
    }
    const slots = offered.filter((nth) => chosen.includes(nth));
    await tx
      .insertInto('timePollAnswers')
      .values({ pollId, participantId: me.id, slots })
      .onConflict((conflict) => conflict.columns(['pollId', 'participantId']).doUpdateSet({ slots }))
      .execute();
    if (haveAllAnswered(members, await answersOf(tx, pollId))) {
      await notify(deps, tx, [{ userId: board.leaderId, ...pollAnsweredByAll(board, pollId) }]);
    }
    // Whose turn it is changes in both lists.
    for (const reader of new Set([userId, board.leaderId])) announceRow(deps, tx, reader, roomId);
    announceBoard(deps, tx, board);
  });
  // Answered in the talk, where the poll is no more than a card: it was seen all the same.
  await readNotifications(deps, userId, { seen: { boardId: roomId, kinds: ['POLL_OPENED'] } });
}
