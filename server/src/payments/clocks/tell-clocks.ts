import { eveningAfter, eveningWords, LATE_HOURS, seoulDay } from '@mungchi/contract';
import type { LockedRoom } from '../../boards/lock-board';
import { noteClock } from '../../boards/note-clock';
import { postSystemMessage } from '../../chat/append-in-transaction';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { buyOverdue, buyReminder, payEndNear, toEach, vacancyForLeader } from '../../notifications/seat-entries';

const OVERDUE = '리더의 구매 소식을 기다리고 있어요. 3일 안에 소식이 없으면 공구를 취소하고 모두 돌려 드려요.';

/** Tells everybody that the end of all payments is near. */
export async function tellPayEnd(deps: Deps, tx: Tx, { board, members }: LockedRoom, at: Date): Promise<void> {
  const payEnd = board.payEnd!;
  await noteClock(tx, board.id, { payEnd, payEndNoticedFor: payEnd, payEndNoticedAt: at });
  const people = members.map(({ userId }) => userId);
  await notify(deps, tx, toEach(people, payEndNear(board, payEnd, at)));
  const day =
    seoulDay(payEnd) === seoulDay(at) ? '오늘' : seoulDay(payEnd) === seoulDay(+at + 86_400_000) ? '내일' : null;
  const until = day ? `${day} 밤 9시` : eveningWords(payEnd);
  const words = `${until}까지 모두 결제하지 않으면 공구를 취소하고 모두 돌려 드려요.`;
  await postSystemMessage(deps, tx, board.id, board.stage, at, words, 'PAY_END');
}

/** Nobody was told in time: they are told now, and it ends an evening later. */
export async function warnPayEnd(deps: Deps, tx: Tx, room: LockedRoom, at: Date): Promise<LockedRoom> {
  const warned = { ...room, board: { ...room.board, payEnd: eveningAfter(at, LATE_HOURS) } };
  await tellPayEnd(deps, tx, warned, at);
  const told = { payEndNoticedFor: warned.board.payEnd, payEndNoticedAt: at };
  return { ...warned, board: { ...warned.board, ...told } };
}

/** The vacancy has one day left. */
export async function remindLeader(deps: Deps, tx: Tx, { board }: LockedRoom): Promise<void> {
  const until = board.vacantUntil!;
  await noteClock(tx, board.id, { vacancyNoticedFor: until });
  const seats = board.totalUser - board.memberCount;
  await notify(deps, tx, [{ userId: board.leaderId, ...vacancyForLeader(board, seats, `day ${until.toISOString()}`) }]);
}

export async function tellToBuy(deps: Deps, tx: Tx, { board }: LockedRoom, at: Date): Promise<void> {
  await noteClock(tx, board.id, { buyNotices: 1, buyNoticedAt: at });
  await notify(deps, tx, [{ userId: board.leaderId, ...buyReminder(board, board.buyBy!, at) }]);
}

/** The day of buying is over: room and followers know what happens in three days. */
export async function tellOverdue(deps: Deps, tx: Tx, { board, members }: LockedRoom, at: Date): Promise<void> {
  await noteClock(tx, board.id, { buyNotices: 2, buyNoticedAt: at });
  await notify(
    deps,
    tx,
    members.map(({ userId, role }) => ({ userId, ...buyOverdue(board, board.buyBy!, role === 'LEADER') })),
  );
  await postSystemMessage(deps, tx, board.id, board.stage, at, OVERDUE, 'BUY_OVERDUE');
}
