import { eveningAfter, POLL_HOURS, type PollForm, type RoomId, type UserId } from '@mungchi/contract';
import { announceBoard } from '../boards/announce-board';
import { lockRoomAs } from '../boards/lock-board';
import { postSystemMessage } from '../chat/append-in-transaction';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { pollOpened } from '../notifications/appointment-entries';
import { tellMembers } from '../notifications/tell-members';
import { Refusal, refuseIf } from '../refusal';
import { meetingEnd, timeProblem } from './appointment-rules';
import { closePoll } from './close-poll';
import { findOpenPoll } from './find-poll';
import { decideOpenPoll } from './poll-rules';

const TWICE = '같은 시간이 두 번 있어요.';

/** The leader asks which times suit. */
export async function openPoll(deps: Deps, userId: UserId, roomId: RoomId, form: PollForm): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { board, me } = await lockRoomAs(tx, userId, roomId);
    const at = deps.now();
    const open = await findOpenPoll(tx, roomId);
    refuseIf(decideOpenPoll(board.stage, me.role, open, at));
    const slots = slotsOf(form, at);
    if (open) await closePoll(tx, open.id, null, at);
    const endsAt = eveningAfter(at, POLL_HOURS);
    const { id } = await tx
      .insertInto('timePolls')
      .values({ boardId: roomId, createdAt: at, endsAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = slots.map((slot, index) => ({ pollId: id, nth: index + 1, ...slot }));
    await tx.insertInto('timePollSlots').values(rows).execute();
    await deps.clocks.book(tx, 'handover.clock', roomId);
    const words = '언제 만날까요? 가능한 시간을 모두 골라 주세요.';
    await postSystemMessage(deps, tx, roomId, board.stage, at, words, 'POLL');
    const entry = pollOpened(board, id);
    await tellMembers(deps, tx, roomId, () => entry, userId);
    announceBoard(deps, tx, board);
  });
}

/** In the order of time; refused by the slot that will not do. */
function slotsOf(form: PollForm, at: Date): { startsAt: Date; endsAt: Date }[] {
  const slots = form.slots.map(({ startsAt, endsAt }) => ({ startsAt, endsAt: meetingEnd(startsAt, endsAt) }));
  for (const [index, slot] of slots.entries()) {
    const [problem] = Object.entries(timeProblem(slot, at) ?? {});
    if (problem) throw new Refusal('INVALID_FIELDS', { [`slots.${index}.${problem[0]}`]: problem[1] });
    const isTwice = slots.findIndex(({ startsAt }) => startsAt.getTime() === slot.startsAt.getTime()) < index;
    if (isTwice) throw new Refusal('INVALID_FIELDS', { [`slots.${index}.startsAt`]: TWICE });
  }
  return slots.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
