import type { AppointmentForm, RoomId, UserId } from '@mungchi/contract';
import { lockRoomAs } from '../boards/lock-board';
import type { BoardRow } from '../db/rows';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal, refuseIf } from '../refusal';
import { decideMeeting, meetingEnd, timeProblem } from './appointment-rules';
import { tradePlace } from './trade-place';
import { writeAppointment } from './write-appointment';

/** The leader says when and where everybody meets. */
export async function setAppointment(deps: Deps, userId: UserId, roomId: RoomId, form: AppointmentForm): Promise<void> {
  await transact(deps.db, async (tx) => {
    const room = await lockRoomAs(tx, userId, roomId);
    refuseIf(decideMeeting(room.board.stage, room.me.role));
    const at = deps.now();
    const { startsAt } = form;
    const meeting = {
      startsAt,
      endsAt: meetingEnd(startsAt, form.endsAt),
      note: form.note ?? '',
      ...placeOf(form, room.board),
    };
    const problem = timeProblem(meeting, at);
    if (problem) throw new Refusal('INVALID_FIELDS', problem);
    await writeAppointment(deps, tx, room, meeting, at);
  });
}

function placeOf({ place, latitude = null, longitude = null }: AppointmentForm, board: BoardRow) {
  return place === undefined ? tradePlace(board) : { place, latitude, longitude };
}
