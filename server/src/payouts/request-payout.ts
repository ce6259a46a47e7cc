import type { Payout, PayoutId, UserId } from '@mungchi/contract';
import { lockRoom } from '../boards/lock-board';
import { lockWriter } from '../db/lock-writer';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { Refusal } from '../refusal';
import { hasOpenPayout } from './has-open-payout';
import { ledBoards } from './led-boards';
import { listPayouts, readAccount } from './payout-rows';
import { decideRequest, type PayoutPart, payoutBalanceOf } from './payout-rules';
import { senderOf } from './payout-senders';

/**
 * Promises all that is available to the account. The purchases are locked too, so that none of it goes back in the same moment; one
 * that completes meanwhile waits for the next payout.
 */
export async function requestPayout(deps: Deps, userId: UserId): Promise<Payout> {
  const payout = await transact(deps.db, async (tx) => {
    await lockWriter(tx, userId);
    const at = deps.now();
    const known = await ledBoards(deps, tx, userId, at);
    for (const { boardId } of known) await lockRoom(tx, boardId);
    const ids = new Set(known.map(({ boardId }) => boardId));
    const boards = (await ledBoards(deps, tx, userId, at)).filter(({ boardId }) => ids.has(boardId));
    const { available, parts, disputed } = payoutBalanceOf(boards, at);
    const account = await readAccount(tx, userId);
    const refusal = decideRequest(account, await hasOpenPayout(tx, userId), available, at);
    if (refusal) throw new Refusal(refusal, refusal === 'PAYOUT_SMALL' ? namesOf(disputed) : undefined);
    const { bank, number, last4, holder } = account!;
    const { id } = await tx
      .insertInto('payouts')
      .values({ userId, amount: available, bank, number, last4, holder, requestedAt: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeParts(tx, id, parts);
    await senderOf(deps.config).take(deps, tx, id);
    return (await listPayouts(tx, userId, id))[0]!;
  });
  faultPoint('payout.requested');
  return payout;
}

async function writeParts(tx: Tx, payoutId: PayoutId, parts: readonly PayoutPart[]): Promise<void> {
  const rows = parts.map(({ boardId, amount }) => ({ payoutId, boardId, amount }));
  await tx.insertInto('payoutParts').values(rows).execute();
}

/** What waits for a dispute is named. */
function namesOf(disputed: readonly PayoutPart[]): Record<string, string> | undefined {
  if (disputed.length === 0) return undefined;
  return Object.fromEntries(
    disputed.map(({ boardId, title }) => [`board ${boardId}`, `${title}: 확인 중인 문제가 있어요.`]),
  );
}
