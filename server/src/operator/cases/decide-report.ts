import { type BoardId, REPORT_KINDS, type ReportDecision, type ReportId, type SanctionOrder } from '@mungchi/contract';
import { takeDownBoard } from '../../boards/flags/hold-board';
import { seeFlags } from '../../boards/flags/see-flags';
import { lockBoard } from '../../boards/lock-board';
import { hideQuestion } from '../../boards/questions/drop-question';
import { hideMessage } from '../../chat/hide-message';
import type { ReportRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { hideReview } from '../../reviews/hide-review';
import { endReport } from '../../safety/end-report';
import { type Actor, act, assertNotMember, assertNotOwn } from '../operator';
import { giveSanction } from '../people/give-sanction';

type Decision = { decision: ReportDecision; sanction?: SanctionOrder | undefined; reason: string };

/** What is to be hidden or taken down must be such a thing. */
const FITS: Record<ReportDecision, readonly ReportRow['targetKind'][]> = {
  FINE: REPORT_KINDS,
  NOTED: REPORT_KINDS,
  HIDE: ['MESSAGE', 'REVIEW', 'WISH', 'QUESTION'],
  TAKE_DOWN: ['BOARD', 'MESSAGE'],
};

/** Ends a report with everything that follows from it, in one transaction. */
export async function decideReport(
  deps: Deps,
  actor: Actor,
  reportId: ReportId,
  { decision, sanction, reason }: Decision,
): Promise<void> {
  await act(deps, actor, async (tx, note) => {
    const report = await tx.selectFrom('reports').selectAll().where('id', '=', reportId).executeTakeFirst();
    // Whoever is reported does not hear of it, not even by another refusal.
    if (!report || report.targetUserId === actor.userId) throw new Refusal('REPORT_NOT_FOUND');
    assertNotOwn(actor, await reporters(tx, report));
    if (report.boardId !== null) await assertNotMember(tx, actor, report.boardId);
    if (report.targetKind === 'QUESTION') assertNotOwn(actor, [await askerOf(tx, report)]);
    if (!FITS[decision].includes(report.targetKind)) throw new Refusal('BAD_REQUEST');
    const verdict = decision === 'FINE' ? 'DISMISSED' : 'UPHELD';
    const hold = report.targetKind === 'WISH' && decision === 'HIDE';
    await endReport(deps, tx, reportId, { verdict, decision: reason, by: actor.userId, hold });
    await carryOut(deps, tx, report, decision, reason);
    const sanctionId = sanction
      ? await giveSanction(deps, tx, actor, report.targetUserId, { ...sanction, reason })
      : null;
    await note({
      what: 'report.decide',
      target: `report ${reportId}`,
      before: { state: report.state, kind: report.targetKind, of: report.targetId, person: report.targetUserId },
      after: { state: verdict, decision, sanction: sanction?.kind ?? null, days: sanction?.days ?? null, sanctionId },
      reason,
    });
  });
}

async function reporters(tx: Tx, { targetKind, targetId }: ReportRow) {
  const open = tx.selectFrom('reports').select('reporterId').where('targetKind', '=', targetKind);
  const rows = await open.where('targetId', '=', targetId).where('state', '=', 'OPEN').execute();
  return rows.map(({ reporterId }) => reporterId);
}

/** Whose question it is, also where the answer was reported. */
async function askerOf(tx: Tx, { targetId }: ReportRow) {
  const asked = tx.selectFrom('questions').select('askerId').where('id', '=', Number.parseInt(targetId, 10));
  return (await asked.executeTakeFirst())?.askerId ?? null;
}

/** Hidden, deleted or taken down meanwhile is what was wanted. */
async function carryOut(
  deps: Deps,
  tx: Tx,
  report: ReportRow,
  decision: ReportDecision,
  reason: string,
): Promise<void> {
  const at = deps.now();
  if (decision === 'HIDE' && report.targetKind === 'MESSAGE')
    await hideMessage(deps, tx, report.boardId as BoardId, Number(report.targetId.split('-')[1]), at);
  if (decision === 'HIDE' && report.targetKind === 'REVIEW') await hideReview(tx, Number(report.targetId), at);
  if (decision === 'HIDE' && report.targetKind === 'QUESTION')
    await hideQuestion(deps, tx, Number.parseInt(report.targetId, 10));
  if (decision !== 'TAKE_DOWN') return;
  try {
    await takeDownBoard(deps, tx, await lockBoard(tx, report.boardId as BoardId), reason, at);
    await seeFlags(tx, report.boardId as BoardId, at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
