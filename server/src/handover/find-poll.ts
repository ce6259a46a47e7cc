import type { BoardId, PollId } from '@mungchi/contract';
import { PREPARED } from '../db/prepared';
import type { TimePollRow } from '../db/rows';
import type { Db, Tx } from '../db/schema';

export async function findOpenPoll(tx: Tx, boardId: BoardId): Promise<TimePollRow | undefined> {
  const polls = tx.selectFrom('timePolls').modifyFront(PREPARED).selectAll().where('boardId', '=', boardId);
  return polls.where('closedAt', 'is', null).executeTakeFirst();
}

export async function findPoll(tx: Tx, boardId: BoardId, pollId: PollId): Promise<TimePollRow | undefined> {
  const polls = tx.selectFrom('timePolls').selectAll().where('boardId', '=', boardId);
  return polls.where('id', '=', pollId).executeTakeFirst();
}

export function slotsOf(db: Db | Tx, pollId: PollId) {
  return db.selectFrom('timePollSlots').selectAll().where('pollId', '=', pollId).orderBy('nth').execute();
}

export function answersOf(db: Db | Tx, pollId: PollId) {
  return db.selectFrom('timePollAnswers').selectAll().where('pollId', '=', pollId).execute();
}
