import type { BoardId } from '@mungchi/contract';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { editNotice, termsOf } from './edit-notice';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'boards.edit-notice': { boardId: BoardId };
  }
}

/** Several edits within this time make one notice. */
const GATHER_MS = 60_000;

/** Schedules one delayed notice to the followers about all edits until then. */
export async function keepEdit(deps: Deps, tx: Tx, before: BoardRow, after: BoardRow, at: Date): Promise<void> {
  if (editNotice(before, after) === null) return;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('boardEdits')
    .values({ boardId: before.id, terms: JSON.stringify(termsOf(before)) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  const runAt = new Date(at.getTime() + GATHER_MS);
  await deps.jobs.add(tx, 'boards.edit-notice', { boardId: before.id }, { runAt, key: `edit-notice ${before.id}` });
}
