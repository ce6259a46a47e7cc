import type { BoardId } from '@mungchi/contract';
import { announceBoard } from '../boards/announce-board';
import { type LockedRoom, lockRoom } from '../boards/lock-board';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { appointmentSoon, pollEnded } from '../notifications/appointment-entries';
import { notify } from '../notifications/notify';
import { isMeetable } from './appointment-rules';
import { closePoll } from './close-poll';
import { answersOf, findOpenPoll, slotsOf } from './find-poll';
import { favourite, isPollOpen } from './poll-rules';
import { findAppointment } from './read-appointment';
import { reminderStep } from './reminder-rules';

/** What is due in one room, decided again under its lock: the leader or another node may have come first. */
export async function remindRoom(deps: Deps, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    const at = deps.now();
    await remind(deps, tx, room, at);
    await endPoll(deps, tx, room, at);
  });
}

async function remind(deps: Deps, tx: Tx, { board, members }: LockedRoom, at: Date): Promise<void> {
  const appointment = await findAppointment(tx, board.id);
  const step = appointment && reminderStep(appointment, board.stage, at);
  if (!step) return;
  const reminded = step === 'hour' ? 2 : 1;
  await tx.updateTable('appointments').set({ reminded }).where('boardId', '=', board.id).execute();
  const entry = appointmentSoon(board, step, appointment, at);
  await notify(
    deps,
    tx,
    members.map(({ userId }) => ({ userId, ...entry })),
  );
}

/** Nobody is picked for: the leader hears what suits most. */
async function endPoll(deps: Deps, tx: Tx, { board }: LockedRoom, at: Date): Promise<void> {
  const poll = await findOpenPoll(tx, board.id);
  if (!poll || isPollOpen(poll, at)) return;
  await closePoll(tx, poll.id, null, at);
  announceBoard(deps, tx, board);
  if (!isMeetable(board.stage)) return;
  const [slots, answers] = [await slotsOf(tx, poll.id), await answersOf(tx, poll.id)];
  const ahead = slots.filter(({ startsAt }) => startsAt > at);
  const best = favourite(ahead, answers) ?? (favourite(slots, answers) ? 'past' : null);
  await notify(deps, tx, [{ userId: board.leaderId, ...pollEnded(board, poll.id, best) }]);
}
