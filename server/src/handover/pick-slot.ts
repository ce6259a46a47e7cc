import type { PollId, RoomId, UserId } from '@mungchi/contract';
import { lockRoomAs } from '../boards/lock-board';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal, refuseIf } from '../refusal';
import { isAhead, timeProblem } from './appointment-rules';
import { closePoll } from './close-poll';
import { slotsOf } from './find-poll';
import { decidePick } from './poll-rules';
import { findAppointment } from './read-appointment';
import { findShownPoll } from './read-poll';
import { tradePlace } from './trade-place';
import { writeAppointment } from './write-appointment';

/** The leader makes a slot the appointment, whoever has answered; where one meets stays as it was. */
export async function pickSlot(
  deps: Deps,
  userId: UserId,
  roomId: RoomId,
  pollId: PollId,
  slot: number,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const room = await lockRoomAs(tx, userId, roomId);
    const at = deps.now();
    const shown = await findShownPoll(tx, roomId);
    refuseIf(decidePick(room.board.stage, room.me.role, shown?.id === pollId));
    const picked = (await slotsOf(tx, pollId)).find(({ nth }) => nth === slot);
    if (!picked) throw new Refusal('INVALID_FIELDS', { slot: '후보 시간 중에서 골라 주세요.' });
    const { startsAt, endsAt } = picked;
    const problem = timeProblem({ startsAt, endsAt }, at);
    if (problem) throw new Refusal('INVALID_FIELDS', { slot: Object.values(problem)[0]! });
    await closePoll(tx, pollId, slot, at);
    const standing = await findAppointment(tx, roomId);
    const { place, note, latitude, longitude } =
      standing && isAhead(standing, at) ? standing : { ...tradePlace(room.board), note: '' };
    await writeAppointment(deps, tx, room, { startsAt, endsAt, place, note, latitude, longitude }, at);
  });
}
