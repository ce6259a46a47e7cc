import { eveningWords } from '@mungchi/contract';
import { postSystemMessage } from '../../chat/append-in-transaction';
import type { BoardRow, ParticipantRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { seatWords, toEach, vacancyForLeader, vacancyForPaid } from '../../notifications/seat-entries';
import { tellWaiters } from './tell-waiters';

/** Seats of a full purchase fell free: who stays hears until when, who waits that one may sit. */
export async function tellVacancy(
  deps: Deps,
  tx: Tx,
  board: BoardRow,
  stay: readonly ParticipantRow[],
  { seats, because, at }: { seats: number; because: string; at: Date },
): Promise<void> {
  const until = board.vacantUntil!;
  const paid = stay.filter(({ role, paidAt }) => role === 'FOLLOWER' && paidAt !== null);
  await notify(deps, tx, [
    { userId: board.leaderId, ...vacancyForLeader(board, seats, at.toISOString()) },
    ...toEach(
      paid.map(({ userId }) => userId),
      vacancyForPaid(board, seats, until, at),
    ),
  ]);
  await tellWaiters(deps, tx, board, at);
  const words = `${because}${seatWords(seats)} 비었어요. ${eveningWords(until)}까지 못 채우면 취소하고 모두 돌려 드려요.`;
  await postSystemMessage(deps, tx, board.id, board.stage, at, words, 'VACANCY');
}
