import { DISPUTE_REMIND_HOURS, HOUR_MS } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { lockRoom } from '../../boards/lock-board';
import type { DisputeRow } from '../../db/money-tables';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { disputeDue } from '../../notifications/dispute-entries';
import { notify } from '../../notifications/notify';
import { findDispute } from './dispute-rows';
import { disputeStep } from './dispute-rules';
import { escalateDispute } from './escalate-dispute';

const AT_ONCE = 200;

/** Reminds leaders who have not answered, and hands what they leave unanswered to an operator; in ended rooms as well. */
export async function runDisputeClocks(deps: Deps, signal?: AbortSignal): Promise<void> {
  const due = await deps.db
    .selectFrom('disputes')
    .select(['id', 'boardId'])
    .where(isAnswerDueAt(deps.now()))
    .orderBy('createdAt')
    .limit(AT_ONCE)
    .execute();
  for (const dispute of due) {
    if (signal?.aborted) return;
    await runDisputeClock(deps, dispute).catch((err: unknown) =>
      deps.log.error({ err, disputeId: dispute.id }, 'dispute step failed'),
    );
  }
}

/** The same as `disputeStep`. */
export function isAnswerDueAt(now: Date): RawBuilder<boolean> {
  const told = new Date(now.getTime() - DISPUTE_REMIND_HOURS * HOUR_MS);
  return sql<boolean>`state = 'OPEN' and (answer_by <= ${now}
    or answer_by is not null and created_at <= ${told} and reminded_for is distinct from answer_by)`;
}

/** Decided again under the lock: the leader may have answered, or another node come first. */
async function runDisputeClock(deps: Deps, { id, boardId }: Pick<DisputeRow, 'id' | 'boardId'>): Promise<void> {
  await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    const dispute = await findDispute(tx, boardId, id);
    const at = deps.now();
    const step = dispute ? disputeStep(dispute, at) : null;
    if (step === 'remind') {
      const answerBy = dispute!.answerBy!;
      await tx.updateTable('disputes').set({ remindedFor: answerBy }).where('id', '=', id).execute();
      await notify(deps, tx, [{ userId: room.board.leaderId, ...disputeDue(room.board, { id, answerBy }) }]);
    }
    if (step === 'escalate') await escalateDispute(deps, tx, room, dispute!);
  });
}
