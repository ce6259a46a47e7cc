import type { ReportId, UserId, WishId } from '@mungchi/contract';
import { sql } from 'kysely';
import { holdBoard, releaseBoard } from '../boards/flags/hold-board';
import { lockBoard } from '../boards/lock-board';
import { hideWish, lockReportedWish, showWish } from '../boards/wishes/hide-wish';
import type { ReportRow } from '../db/rows';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { reportEnded } from '../notifications/safety-entries';
import { Refusal } from '../refusal';

export type ReportVerdict = 'DISMISSED' | 'UPHELD';

export type ReportEnd = {
  verdict: ReportVerdict;
  decision: string;
  /** Null: at the terminal. */
  by: UserId | null;
  /** Whether a group purchase stays out of sight. */
  hold: boolean;
};

/** Decides all open reports of the same thing at once; each reporter is told. One of two who decide at once is refused. */
export async function endReport(
  deps: Deps,
  tx: Tx,
  reportId: ReportId,
  { verdict, decision, by, hold }: ReportEnd,
): Promise<ReportRow> {
  const report = await tx.selectFrom('reports').selectAll().where('id', '=', reportId).executeTakeFirst();
  if (!report) throw new Refusal('REPORT_NOT_FOUND');
  const board = report.targetKind === 'BOARD' ? await boardOf(tx, report) : null;
  const wish = report.targetKind === 'WISH' ? await lockReportedWish(tx, Number(report.targetId) as WishId) : null;
  const at = deps.now();
  const ended = await tx
    .updateTable('reports')
    .set({ state: verdict, endedAt: at, decision, endedBy: by })
    .where('targetKind', '=', report.targetKind)
    .where('targetId', '=', report.targetId)
    .where('state', '=', 'OPEN')
    .where(sql<boolean>`exists (select from reports o where o.id = ${reportId} and o.state = 'OPEN')`)
    .returningAll()
    .execute();
  if (ended.length === 0) throw new Refusal('ALREADY_DECIDED');
  if (board && !hold && board.heldAt && !board.takenDownAt) await releaseBoard(deps, tx, board, at);
  if (board && hold && !board.heldAt) await holdBoard(deps, tx, board, at);
  if (wish && hold) await hideWish(deps, tx, wish, at);
  if (wish && !hold) await showWish(deps, tx, wish);
  await notify(
    deps,
    tx,
    ended.map((one) => ({ userId: one.reporterId, ...reportEnded(one) })),
  );
  return report;
}

/** Null when its leader has deleted it meanwhile. */
async function boardOf(tx: Tx, { boardId }: ReportRow) {
  try {
    return await lockBoard(tx, boardId!);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
