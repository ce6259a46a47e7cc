import { eveningAfter, eveningWords, LATE_HOURS, shareOf } from '@mungchi/contract';
import type { LockedRoom } from '../../boards/lock-board';
import { postSystemMessage } from '../../chat/append-in-transaction';
import type { ParticipantRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { lastPayReminder, payReminder } from '../../notifications/seat-entries';
import { type PayStep, payStep } from './pay-clock-rules';
import { releaseSeats } from './release-seats';

/** Reminds, warns and releases those who have not paid. Released are only those in `asked`. */
export async function runPayClocks(
  deps: Deps,
  tx: Tx,
  room: LockedRoom,
  asked: ReadonlySet<number>,
  at: Date,
): Promise<void> {
  const { board, members } = room;
  const due = (step: PayStep) => members.filter((member) => payStep(member, board, at) === step);
  const late = eveningAfter(at, LATE_HOURS);
  const payBy = board.payEnd && board.payEnd < late ? board.payEnd : late;
  const warned = due('warn-late').map((member) => ({ ...member, payBy }));
  await remind(deps, tx, room, [...due('remind-day'), ...warned], at);
  await remindLast(deps, tx, room, due('remind-last'), at);
  const released = due('release').filter(({ id }) => asked.has(id));
  if (released.length > 0) await releaseSeats(deps, tx, room, released, at);
}

async function remind(deps: Deps, tx: Tx, { board }: LockedRoom, members: ParticipantRow[], at: Date): Promise<void> {
  if (members.length === 0) return;
  for (const { id, payBy } of members) await noteReminder(tx, id, payBy!, 1, at);
  await notify(
    deps,
    tx,
    members.map((member) => ({
      userId: member.userId,
      ...payReminder(board, { payBy: member.payBy!, share: shareOf(board, member) }, at),
    })),
  );
  const latest = Math.max(...members.map(({ payBy }) => Number(payBy)));
  const words = `아직 결제하지 않은 이웃이 ${members.length}명 있어요. ${eveningWords(latest)}까지 기다릴게요.`;
  await postSystemMessage(deps, tx, board.id, board.stage, at, words, 'PAY_REMINDER');
}

/** Nothing in the room: it concerns nobody else. */
async function remindLast(
  deps: Deps,
  tx: Tx,
  { board }: LockedRoom,
  members: ParticipantRow[],
  at: Date,
): Promise<void> {
  for (const { id, payBy } of members) await noteReminder(tx, id, payBy!, 2, at);
  await notify(
    deps,
    tx,
    members.map(({ userId, payBy }) => ({ userId, ...lastPayReminder(board, payBy!) })),
  );
}

async function noteReminder(tx: Tx, id: ParticipantRow['id'], payBy: Date, payReminders: number, at: Date) {
  await tx
    .updateTable('participants')
    .set({ payBy, payRemindedFor: payBy, payRemindedAt: at, payReminders })
    .where('id', '=', id)
    .execute();
}
