import { BLOCKABLE, type ReportForm, type UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { lockPeople } from '../users/lock-people';
import { announceReaders } from '../users/people-channel';
import { signedUpUser } from '../users/user-rows';
import { addBlock } from './block-person';
import { lookAtTarget } from './look-at-target';
import { weighReports } from './weigh-reports';
import { weighWishReports } from './weigh-wish-reports';

/** Keeps what was reported as it looks now. The same again while it is open changes nothing. */
export async function sendReport(deps: Deps, reporterId: UserId, form: ReportForm): Promise<void> {
  await signedUpUser(deps.db, reporterId);
  const reported = await transact(deps.db, async (tx) => {
    const at = deps.now();
    const seen = await lookAtTarget(tx, reporterId, form.target);
    // Both in one order, as two may report and block one another.
    await lockPeople(tx, form.block ? [reporterId, seen.userId] : []);
    await lockWriter(tx, reporterId);
    if (seen.userId === reporterId) throw new Refusal('SELF_REPORT');
    const written = await tx
      .insertInto('reports')
      .values({
        reporterId,
        targetKind: form.target.kind,
        targetId: seen.targetId ?? form.target.id,
        targetUserId: seen.userId,
        boardId: seen.boardId,
        reason: form.reason,
        text: form.text,
        snapshot: JSON.stringify(seen.snapshot),
        createdAt: at,
      })
      .onConflict((conflict) =>
        conflict.columns(['reporterId', 'targetKind', 'targetId']).where('state', '=', 'OPEN').doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (form.block && BLOCKABLE.includes(form.target.kind)) await addBlock(tx, reporterId, seen.userId, at);
    if (written && form.target.kind === 'BOARD' && seen.boardId !== null)
      await weighReports(deps, tx, seen.boardId, at);
    if (written && seen.wish) await weighWishReports(deps, tx, seen.wish, at);
    return seen.userId;
  });
  announceReaders(deps, reporterId, reported);
}
