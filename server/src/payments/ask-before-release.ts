import type { BoardId, ParticipantId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { payStep } from './clocks/pay-clock-rules';
import { settleForOrder } from './settle-for-order';

/**
 * Who may lose the seat now: those whose open order the provider was asked about, outside any transaction. A card approved
 * a second ago counts; without an answer the seat stays until the next run.
 */
export async function askBeforeRelease(deps: Deps, boardId: BoardId): Promise<ReadonlySet<ParticipantId>> {
  const { db } = deps;
  const board = await db.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirst();
  if (!board) return new Set();
  const members = await db.selectFrom('seated').selectAll().where('boardId', '=', boardId).orderBy('id').execute();
  const due = members.filter((member) => payStep(member, board, deps.now()) === 'release');
  const asked = new Set<ParticipantId>();
  for (const { id } of due) if (await isAsked(deps, id)) asked.add(id);
  if (due.length > 0) faultPoint('release.looked');
  return asked;
}

async function isAsked(deps: Deps, participantId: ParticipantId): Promise<boolean> {
  const order = await deps.db
    .selectFrom('orders')
    .select('merchantUid')
    .where('participantId', '=', participantId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  if (!order) return true;
  try {
    const record = await deps.payments.paymentOf(order.merchantUid);
    if (record?.status === 'paid') await settleForOrder(deps, record);
    return true;
  } catch (error) {
    deps.log.warn({ err: error, participantId }, 'not released: the provider did not answer');
    return false;
  }
}
